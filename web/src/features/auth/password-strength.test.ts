import { describe, expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

describe('how long a password withstands guessing', () => {
  it.each(['111111', 'password1', 'qwerty123', 'abc123'])('%s falls at once', (password) => {
    expect(strengthOf(password, [])).toBe(0);
  });

  it('is not long for one made of the owner’s name, address or the shop’s name', () => {
    const personal = ['Wilhelmina Testberg', 'w.anstreicher@paint.example'];
    expect(strengthOf('wilhelmina7', [])).toBeGreaterThan(strengthOf('wilhelmina7', personal));
    expect(strengthOf('anstreicher7', personal)).toBeLessThan(2);
    expect(strengthOf('Rollwell1', personal)).toBeLessThan(2);
  });

  it('is long for words that do not belong together', () => {
    expect(strengthOf('ladder-Tuesday-7-herring', [])).toBe(4);
  });
});
