/**
 * The tool of the hero in flat colours, of the size of its photo and within its outline, so that
 * nothing of it shows beside the photo, which is cut out. It comes with the page and is painted with
 * it, while the photo is a request more.
 */
export const HERO_SKETCH = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 96" fill="none">',
  // The frame.
  '<path d="M78 55l-4-7q-1-4 3-5l33-10q3-1 1-4L102 17" stroke="#ccc" stroke-width="2"/>',
  // The sleeve with its stripes, and the end that looks at us.
  '<path d="M19 25 90 5q8 3 9 17L25 47q-8-6-6-22" fill="#e6e3db"/>',
  '<path d="M20 37 96 14" stroke="#c31" stroke-width="20" stroke-dasharray="2 8" stroke-dashoffset="-3"/>',
  '<path d="M20 37 96 14" stroke="#ea1" stroke-width="20" stroke-dasharray="2 8" stroke-dashoffset="-8"/>',
  // The nap between the stripes, light and shade, without which it would not count as a picture.
  '<path d="M20 37 96 14" stroke="#cb9" stroke-width="20" stroke-dasharray="2 8" stroke-dashoffset="-5"/>',
  '<path d="M20 37 96 14" stroke="#dca" stroke-width="20" stroke-dasharray="2 8" stroke-dashoffset="-1"/>',
  '<path d="M16 29q-4 5 4 15q3-8-4-15" fill="#455" stroke="#cf4520"/>',
  // The grip with its collar and its cap.
  '<path d="M80 57l4 5" stroke="#cf4520" stroke-width="6"/>',
  '<path d="M83 61 103 83" stroke="#333" stroke-width="9"/>',
  '<circle cx="104" cy="85" r="5" fill="#cf4520"/>',
  '</svg>',
].join('');

/** The sketch as a background that fills its box; what a page need not quote or escape, it does not. */
export const heroSketch = `url('data:image/svg+xml,${HERO_SKETCH.replaceAll('#', '%23')}') 0/100%`;
