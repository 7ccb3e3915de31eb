import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { follow } from './follow.ts';

const folder = mkdtempSync(join(tmpdir(), 'follow-'));
const log = join(folder, 'emulators.log');

beforeAll(() => vi.useFakeTimers());
afterAll(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

describe('follow', () => {
  it('passes on what the API says from now on, whole lines only', () => {
    writeFileSync(log, '>  said before\n');
    const lines: string[] = [];
    follow(log, (line) => lines.push(line));
    appendFileSync(
      log,
      'i  hosting: GET /product\n>  {"message":"one"}\n⚠  functions: beware\n>  tw',
    );
    vi.advanceTimersByTime(1000);
    expect(lines).toEqual(['>  {"message":"one"}', '⚠  functions: beware']);
    appendFileSync(log, 'o\n');
    vi.advanceTimersByTime(1000);
    expect(lines.at(-1)).toBe('>  two');
  });
});
