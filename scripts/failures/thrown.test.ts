import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { THROWN_PATH, thrownText } from './thrown-text.ts';

it('the failures that the API is said to have are those that its code throws', async () => {
  const written = readFileSync(join(import.meta.dirname, '../..', THROWN_PATH), 'utf8');
  expect(written, 'npm run failures writes it anew').toBe(await thrownText());
}, 120_000);
