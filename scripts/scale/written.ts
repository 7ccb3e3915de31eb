import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { scaleDocument, type Facts } from './document.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

export const SCALE_FILE = join(root, 'docs/scale.md');

/** The document as it has to stand, made from the files that it says it is made from. */
export async function writtenScale(): Promise<string> {
  const facts = {
    counted: read('tests/reads/recorded.json'),
    visit: read('scripts/scale/visit.json'),
    prices: read('scripts/scale/prices.json'),
  } as Facts;
  const style = await resolveConfig(SCALE_FILE);
  return format(scaleDocument(facts), { ...style, parser: 'markdown' });
}
