import sharp from 'sharp';
import { isPictureName, PICTURES, takePicture } from './pictures.ts';

/**
 * A quick contact sheet of the pictures whose names match: `preview.ts <file.png> [pattern] [shrink]`.
 */
const [file = 'contact-sheet.png', pattern = '.', shrink = '4'] = process.argv.slice(2);
const names = Object.keys(PICTURES)
  .filter(isPictureName)
  .filter((n) => new RegExp(pattern).test(n));
const [width, height] = [Math.round(1280 / Number(shrink)), Math.round(960 / Number(shrink))];
const tiles = await Promise.all(
  names.map(async (name, i) => {
    const { data, ...size } = takePicture(name, Number(shrink), 4);
    const input = await sharp(data, { raw: { ...size, channels: 4 } })
      .png()
      .toBuffer();
    return { input, left: (i % 4) * width, top: Math.floor(i / 4) * height };
  }),
);
await sharp({
  create: {
    width: Math.min(4, names.length) * width,
    height: Math.ceil(names.length / 4) * height,
    channels: 3,
    background: '#FBFAF7',
  },
})
  .composite(tiles)
  .png()
  .toFile(file);
