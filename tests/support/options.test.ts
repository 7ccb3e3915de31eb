import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const read = (...args: string[]) => readOptions({ runs: 5, only: '', applied: false }, args);

describe('readOptions', () => {
  it('takes what is said, and its defaults for the rest', () => {
    expect(read()).toEqual({ runs: 5, only: '', applied: false });
    expect(read('--runs', '3', '--applied')).toEqual({ runs: 3, only: '', applied: true });
    expect(read('--only=/blogs')).toEqual({ runs: 5, only: '/blogs', applied: false });
  });

  it.each(['abc', '0', '-1', '1.5', ''])('refuses %j where it counts', (runs) => {
    expect(() => read(`--runs=${runs}`)).toThrow('has to be a whole number, 1 or more');
  });

  it('refuses what it does not know', () => {
    expect(() => read('--rnus', '3')).toThrow("Unknown option '--rnus'");
    expect(() => read('3')).toThrow("Unexpected argument '3'");
  });
});
