import { describe, expect, it } from 'vitest';
import { decide, outcomeOf, rulesFile } from './testing/outcome.ts';

const USER = '/databases/(default)/documents/users/ann';
const path = (id: string) => `/databases/(default)/documents/users/$('${id}')`;

const documents = {
  [USER]: {
    name: `projects/demo${USER}`,
    fields: {
      role: { stringValue: 'admin' },
      age: { integerValue: '44' },
      height: { doubleValue: 1.7 },
      since: { timestampValue: '2026-01-01T00:00:00Z' },
      tags: { arrayValue: { values: [{ stringValue: 'a' }] } },
      address: { mapValue: { fields: { city: { stringValue: 'Basel' } } } },
      gone: { nullValue: null },
      active: { booleanValue: true },
    },
  },
};

describe('the data of a document', () => {
  it.each([
    ["role == 'admin'", 'true'],
    ['age == 44', 'true'],
    ['height > 1', 'true'],
    ['since != null', "'since' has a type that is not supported"],
    ['tags != null', "'tags' has a type that is not supported"],
    ["address.city == 'Basel'", 'true'],
    ['gone == null', 'true'],
    ['active', 'true'],
    ["get('disabled', false) == false", 'true'],
    ['disabled == false', "there is no field 'disabled'"],
  ])('%s is %s', async (condition, expected) => {
    const source = rulesFile(`
      function check() { let user = firestore.get(${path('ann')}).data; return user.${condition}; }
      match /{path=**} { allow read: if check(); }`);
    const { permit, warnings } = await decide(source, { documents });
    expect(warnings[0]?.replace(/^storage\.rules:\d+:\d+: /, '') ?? String(permit)).toBe(expected);
  });
});

describe('looking documents up', () => {
  it.each([
    [`firestore.exists(${path('ann')})`, 'true'],
    [`firestore.exists(${path('bob')})`, 'false'],
    [`firestore.get(${path('bob')}) == null`, 'true'],
    [`firestore.get(${path('bob')}).data.role == 'admin'`, "null has no field 'data'"],
    [`firestore.exists(${path('a/b')})`, "'a/b' cannot be part of a path"],
    [`firestore.exists(${path('..')})`, "'..' cannot be part of a path"],
    [`firestore.exists(${path('')})`, "'' cannot be part of a path"],
    [
      'firestore.exists(/databases/(default)/documents/users/$(1 == 1))',
      'a path cannot hold boolean',
    ],
  ])('%s is %s', async (condition, expected) => {
    expect(await outcomeOf(condition, { documents })).toBe(expected);
  });

  it('fetches a document once for all conditions of a request', async () => {
    const source = rulesFile(`match /{path=**} {
      allow read: if firestore.get(${path('ann')}).data.role == 'customer';
      allow read: if firestore.get(${path('ann')}).data.role == 'admin';
    }`);
    expect(await decide(source, { documents })).toMatchObject({ permit: true, fetched: [USER] });
  });

  it('writes any id so that it stays one part of a URL', async () => {
    const { fetched } = await decide(
      rulesFile(`match /{path=**} { allow read: if firestore.exists(${path('a?b#c%d e')}); }`),
    );
    expect(fetched).toEqual(['/databases/(default)/documents/users/a%3Fb%23c%25d%20e']);
  });

  it('reads two documents for a request, as Cloud Storage does, and no third', async () => {
    const exists = (id: string) => `firestore.exists(${path(id)})`;
    expect(await outcomeOf(`${exists('x')} || ${exists('ann')}`, { documents })).toBe('true');
    expect(
      await outcomeOf(`${exists('x')} || ${exists('y')} || ${exists('ann')}`, { documents }),
    ).toBe('more than 2 documents for one request');
  });
});
