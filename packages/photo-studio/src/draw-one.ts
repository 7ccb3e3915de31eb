import { renameSync, writeFileSync } from 'node:fs';
import { isPictureName, takePicture, toWebp } from './pictures.ts';

/** Draws one picture: `draw-one.ts <name> <file> [shrink] [rays per pixel]`. */
const [name = '', file = '', shrink = '1', samples = '7'] = process.argv.slice(2);
if (!isPictureName(name) || !file) {
  console.error(
    `Usage: draw-one.ts <picture> <file.webp> [shrink] [samples]; no picture "${name}"`,
  );
  process.exit(2);
}
const picture = await toWebp(takePicture(name, Number(shrink), Number(samples)));
// A half-written file must never pass for a picture.
writeFileSync(`${file}.part`, picture);
renameSync(`${file}.part`, file);
