import sharp from 'sharp';

const OXIDE = '#C2410C';
const PRIMER = '#FBFAF7';

/** The roller of the header in a box of 32 by 32. */
const roller = (sleeve: string, wire: string) =>
  `<rect x="3" y="4" width="22" height="9" rx="2.5" fill="${sleeve}"/>` +
  `<path d="M25 8.5h3v7.5H16.5v4" fill="none" stroke="${wire}" stroke-width="2" stroke-linejoin="round"/>` +
  `<rect x="14.5" y="20" width="4" height="9" rx="1.5" fill="${wire}"/>`;

/**
 * The home screen's icon as PNG. A maskable one keeps everything inside the circle that phones
 * may cut out, four fifths of the side.
 */
export function appIcon(size: number, maskable = false): Promise<Buffer> {
  const side = maskable ? 58 : 44;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" rx="${maskable ? 0 : 9}" fill="${OXIDE}"/>` +
    `<g transform="translate(${side / 2 - 15.5} ${side / 2 - 16.5})">${roller(PRIMER, PRIMER)}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
