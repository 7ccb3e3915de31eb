/**
 * The tool of the hero in flat colours, of the size of its photo and within its outline, so that
 * nothing of it shows beside the photo, which is cut out. It comes with the page and is painted with
 * it, while the photo is a request more.
 */
export const HERO_SKETCH = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" fill="none">',
  // The frame.
  '<path d="M390 275l-20-35q-5-18 15-23l165-50q13-5 5-20L510 85" stroke="#c6c9ca" stroke-width="9"/>',
  // The sleeve with its stripes, and the end that looks at us.
  '<path d="M95 125 450 25q40 15 45 85L125 235q-40-30-30-110" fill="#e6e3db"/>',
  '<path d="M100 185 480 70" stroke="#c23a12" stroke-width="100" stroke-dasharray="8 41" stroke-dashoffset="-15"/>',
  '<path d="M100 185 480 70" stroke="#e7aa19" stroke-width="100" stroke-dasharray="8 41" stroke-dashoffset="-40"/>',
  '<path d="M82 145q-22 25 18 75q14-40-18-75" fill="#4a4f52" stroke="#cf4520" stroke-width="6"/>',
  // The grip with its collar, its ribs and its cap.
  '<path d="M400 285l20 25" stroke="#cf4520" stroke-width="32"/>',
  '<path d="M415 305 515 415" stroke="#353b3f" stroke-width="45"/>',
  '<path d="M415 305 515 415" stroke="#24292c" stroke-width="45" stroke-dasharray="4 11"/>',
  '<circle cx="522" cy="428" r="24" fill="#cf4520"/>',
  '</svg>',
].join('');

/** The sketch as a background that fills its box; what a page need not quote or escape, it does not. */
export const heroSketch = `url('data:image/svg+xml,${HERO_SKETCH.replaceAll('#', '%23')}') 0/100%`;
