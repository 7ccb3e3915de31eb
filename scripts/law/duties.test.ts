import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRows } from '../spec/check-document.ts';
import { dutyOf, withoutSource } from './duties.ts';

const row = (line: string) => ({ id: 'a', line, proofs: [] });

describe('the duties of the law', () => {
  it('say in brackets where the law says them', () => {
    expect(dutyOf(row('An imprint (with numbers) [Art. 5 of 2000/31/EC]'))).toEqual({
      duty: 'An imprint (with numbers)',
      source: 'Art. 5 of 2000/31/EC',
    });
  });

  it('are faults where they do not', () => {
    expect(withoutSource([row('An imprint'), row('An imprint []'), row('x [y]')])).toEqual([
      'a names no source in brackets.',
      'a names no source in brackets.',
    ]);
  });

  it('of the document have each a source, and tests in files that are there', () => {
    const root = join(import.meta.dirname, '../..');
    const rows = readRows(readFileSync(join(root, 'docs/law-check.md'), 'utf8'));
    expect(rows.length).toBeGreaterThan(15);
    expect(withoutSource(rows)).toEqual([]);
    for (const { proofs } of rows) {
      expect(proofs.length).toBeGreaterThan(0);
      for (const { file, name } of proofs) {
        expect(existsSync(join(root, file))).toBe(true);
        expect(name).toContain(' > ');
      }
    }
  });
});
