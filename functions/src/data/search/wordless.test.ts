import { describe, expect, it } from 'vitest';
import { isWordless } from './wordless.ts';

describe('a search', () => {
  it.each(['🎨', '?!', '– …'])('of %s has no word', (search) => {
    expect(isWordless(search)).toBe(true);
  });

  it.each(['', '  ', 'ø', '9', 'the', '東京'])('of “%s” is no search of signs alone', (search) => {
    expect(isWordless(search)).toBe(false);
  });
});
