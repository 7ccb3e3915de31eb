import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { scaleDocument, type Facts } from './document.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const SCALE_FILE = join(root, 'docs/scale.md');
/** What `npm run bench:reads` counted. */
export const RECORDED_FILE = join(root, 'tests/reads/recorded.json');

/** What was counted, measured and asked for. */
export const scaleFacts = (): Facts =>
  ({
    counted: read(RECORDED_FILE),
    visit: read(join(import.meta.dirname, 'visit.json')),
    prices: read(join(import.meta.dirname, 'prices.json')),
  }) as Facts;

/** The document as it has to stand, made from the files that it says it is made from. */
export async function writtenScale(): Promise<string> {
  const style = await resolveConfig(SCALE_FILE);
  return format(scaleDocument(scaleFacts()), { ...style, parser: 'markdown' });
}
