import sharp from 'sharp';
import { lettering } from './lettering.ts';

export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The picture that a link to the shop shows elsewhere: name, line, a band of paint, the tool. */
export async function shareCard(cutOut: Buffer): Promise<Buffer> {
  const { width, height } = SHARE_CARD;
  const name = lettering('Rollwell', 112, 800, 1.1);
  const line = lettering('Even coat, every time.', 44, 600, 1.05);
  const what = lettering('Rollers, frames, trays and poles for decorators', 25, 500);
  const band =
    'M0 392H700C726 398 716 414 734 430C748 446 722 462 738 484C750 500 720 512 700 520C640 526 600 516 540 520C470 526 420 514 350 520C270 526 220 514 150 519C90 523 40 516 0 520Z';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#FBFAF7"/>
<path d="${band}" fill="#C2410C"/>
<path d="M0 514C40 510 90 517 150 513C220 508 270 520 350 514C420 508 470 520 540 514C600 510 640 520 700 514" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
<g transform="translate(72 214)" fill="#1F2937"><path d="${name.path}"/></g>
<g transform="translate(76 292)" fill="#0F5E6B"><path d="${line.path}"/></g>
<g transform="translate(76 470)" fill="#FBFAF7"><path d="${what.path}"/></g>
</svg>`;
  const tool = await sharp(cutOut).png().toBuffer({ resolveWithObject: true });
  return sharp(Buffer.from(svg))
    .composite([
      { input: tool.data, left: width - tool.info.width + 10, top: height - tool.info.height + 6 },
    ])
    .png({ palette: true, quality: 92 })
    .toBuffer();
}
