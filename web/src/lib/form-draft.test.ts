import { beforeEach, describe, expect, it } from 'vitest';
import { keepDraft, takeDraft } from './form-draft.ts';

const values = { city: 'Gent' };

describe('a draft', () => {
  beforeEach(() => keepDraft({ uid: 'u1', path: '/purchase/1', values }));

  it('comes back once, where it was typed', () => {
    expect(takeDraft('/purchase/2', 'u1')).toBeUndefined();
    expect(takeDraft('/purchase/1', 'u1')).toEqual(values);
    expect(takeDraft('/purchase/1', 'u1')).toBeUndefined();
  });

  it('comes back on an open screen while nobody is signed in', () => {
    expect(takeDraft('/purchase/1', undefined)).toEqual(values);
  });

  it('is dropped for somebody else, for good', () => {
    expect(takeDraft('/purchase/1', 'u2')).toBeUndefined();
    expect(takeDraft('/purchase/1', 'u1')).toBeUndefined();
  });
});
