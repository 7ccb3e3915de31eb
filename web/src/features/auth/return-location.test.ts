import { describe, expect, it } from 'vitest';
import { returnLocation } from './return-location.ts';

describe('returnLocation', () => {
  it('gives the location that a guard put into the state', () => {
    const from = { pathname: '/purchase/1', search: '?x=1', hash: '', state: null, key: 'k' };
    expect(returnLocation({ from })).toBe(from);
  });

  it.each([null, undefined, 'text', {}, { from: null }, { from: {} }, { from: { pathname: 7 } }])(
    'gives nothing for %j',
    (state) => {
      expect(returnLocation(state)).toBeUndefined();
    },
  );
});
