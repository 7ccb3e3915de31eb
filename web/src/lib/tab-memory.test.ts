import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabStorage } from './storage.ts';
import { tabMemory } from './tab-memory.ts';

/** As much of a browser's session storage as is in use. */
function stubStorage(): void {
  const entries: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => void (entries[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(entries, key),
  };
  Object.setPrototypeOf(entries, methods);
  vi.stubGlobal('sessionStorage', entries);
}

const draft = { city: 'Gent' };

describe('tabMemory', () => {
  beforeEach(() => {
    stubStorage();
    tabMemory.keep('form', 'u1', draft);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('gives a value to the same person, any number of times', () => {
    expect(tabMemory.recall('form', 'u1')).toEqual(draft);
    expect(tabMemory.recall('form', 'u1')).toEqual(draft);
    expect(tabMemory.recall('another form', 'u1')).toBeUndefined();
  });

  it('gives a value to a visitor on a public page', () => {
    expect(tabMemory.recall('form', undefined)).toEqual(draft);
  });

  it('gives nothing to another person, and drops it once they sign in', () => {
    expect(tabMemory.recall('form', 'u2')).toBeUndefined();
    tabMemory.keep('visitor', undefined, draft);
    tabMemory.dropOthers('u2');
    expect(tabMemory.recall('form', 'u1')).toBeUndefined();
    expect(tabMemory.recall('visitor', 'u2')).toEqual(draft);
  });

  it('keeps a value when the same person signs in', () => {
    tabMemory.dropOthers('u1');
    expect(tabMemory.recall('form', 'u1')).toEqual(draft);
  });

  it('drops a value', () => {
    sessionStorage.setItem('somebody else’s', 'x');
    tabMemory.keep('form 2', 'u1', draft);
    tabMemory.drop('form');
    expect(tabMemory.recall('form', 'u1')).toBeUndefined();
    tabStorage.forgetPerson();
    expect(tabMemory.recall('form 2', 'u1')).toBeUndefined();
    expect(sessionStorage.getItem('somebody else’s')).toBe('x');
  });

  it('gives nothing for other data in storage, or on a server without storage', () => {
    sessionStorage.setItem('kept:form', '{');
    expect(tabMemory.recall('form', 'u1')).toBeUndefined();
    vi.stubGlobal('sessionStorage', undefined);
    tabMemory.keep('form', 'u1', draft);
    expect(tabMemory.recall('form', 'u1')).toBeUndefined();
    expect(() => tabStorage.forgetPerson()).not.toThrow();
  });
});
