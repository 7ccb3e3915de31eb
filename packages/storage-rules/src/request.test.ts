import { describe, expect, it } from 'vitest';
import { outcomeOf } from './testing/outcome.ts';

const text = (value: string) => ({ string_value: value });
const fields = (entries: Record<string, unknown>) => ({ map_value: { fields: entries } });

/** Variables in the notation of a real upload, as firebase-tools sends it. */
const VARIABLES = {
  resource: { null_value: null },
  request: fields({
    path: { path_value: { segments: ['b', 'main', 'o', 'a.png'].map((simple) => ({ simple })) } },
    time: { timestamp_value: '2026-11-21T07:30:15.250Z' },
    auth: fields({
      uid: text('ann'),
      token: fields({ email: text('ann@example.org'), email_verified: { bool_value: true } }),
    }),
    resource: fields({
      name: text('a.png'),
      bucket: text('main'),
      size: { int_value: 5242880 },
      contentType: text('image/png'),
      contentEncoding: { null_value: null },
      md5Hash: text('aGFzaA=='),
      timeCreated: { timestamp_value: '2026-11-21T07:30:15.000Z' },
      metadata: fields({ album: text('walls') }),
      generation: { int_value: '9007199254740993' },
    }),
  }),
};

describe('request and resource', () => {
  it.each([
    ["request.auth.uid == 'ann'", 'true'],
    ['request.auth.token.email_verified', 'true'],
    ['request.auth.token.admin == true', "there is no field 'admin'"],
    ['request.auth.token.constructor == null', "there is no field 'constructor'"],
    ["request.auth.token.get('admin', false)", 'false'],
    ["request.auth.token.get('email_verified', false)", 'true'],
    ['request.auth.get(1, false)', 'a key must be string'],
    ["request.auth.uid.get('a', false)", 'string has no method get()'],
    ['request.auth == request.auth', 'cannot compare maps'],
    ['request.auth != null && null != request.auth', 'true'],
    ['request.resource.size <= 5242880', 'true'],
    ['request.resource.size < 5242880', 'false'],
    ["request.resource.contentType == 'image/png'", 'true'],
    ['request.resource.contentEncoding == null', 'true'],
    ["request.resource.metadata.album == 'walls'", 'true'],
    ["request.resource.md5Hash == 'aGFzaA==' && request.resource.bucket == 'main'", 'true'],
    ['request.time == null', "'time' has a type that is not supported"],
    ["request.get('time', null) == null", "'time' has a type that is not supported"],
    ['request.resource.generation == 0', "'generation' has a type that is not supported"],
    ['resource == null', 'true'],
    ["resource.name == 'a.png'", "null has no field 'name'"],
  ])('%s is %s', async (condition, expected) => {
    expect(await outcomeOf(condition, { variables: VARIABLES, method: 'create' })).toBe(expected);
  });
});
