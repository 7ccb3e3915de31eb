import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMAIL_PATTERN, imageSrcSet } from '@rollwell/functions/contract';
import { findPatterns } from './find-patterns.ts';
import { analyse, INPUT_BYTES, worstInputs } from './worst-inputs.ts';

const contract = findPatterns(['functions/src/contract']);

describe('the patterns of the contract', () => {
  it('are found where they stand', () => {
    expect(contract.map(({ regex }) => regex.source)).toContain(EMAIL_PATTERN.source);
  });

  it.each(contract)('$place takes no longer than its input is long', ({ regex }) => {
    expect(analyse(regex).growth).not.toMatch(/polynomial|exponential/);
  });

  it('would be told from one that grows with the square', () => {
    const asItWas = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
    const { growth, attack } = analyse(asItWas);
    expect(growth).toBe('2nd degree polynomial');
    expect(worstInputs(asItWas, attack)[0]).toBe(attack);
    expect(worstInputs(asItWas, undefined).every(({ length }) => length === INPUT_BYTES)).toBe(
      true,
    );
  });

  it('would be told from one with a lookaround as well, which is tried and not worked out', () => {
    expect(analyse(/^(?!q)\w+\w+@/).growth).toBe('2nd degree polynomial (fuzz)');
    expect(analyse(/^(?!q)\w+@/).growth).toBe('safe (fuzz)');
  });
});

describe('an address', () => {
  it('is taken only where the simple pattern that is asked for takes it', () => {
    const simple = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
    const character = fc.constantFrom('a', 'b', '.', '@', '/', ' ');
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 9 }), (text) => {
        expect(simple.test(text) || !EMAIL_PATTERN.test(text)).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });

  it('of a picture of ours may carry a query', () => {
    const url = 'https://a.example/o/x%2F640.webp?alt=media&token=1';
    expect(imageSrcSet(url, 'webp')).toContain('320.webp?alt=media&token=1 320w');
  });
});
