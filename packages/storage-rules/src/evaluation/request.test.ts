import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome.ts';

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
      ratio: { float_value: 0.5 },
      labels: { list_value: { values: [text('x'), text('y')] } },
      owners: { set_value: { values: [text('ann'), text('ann')] } },
    }),
  }),
};

describe('request and resource', () => {
  it.each([
    ["request.auth.uid == 'ann'", 'true'],
    ["request.auth.token.email.matches('.*@example[.]org')", 'true'],
    ['request.auth.token.email_verified', 'true'],
    ['request.auth.token.admin == true', "there is no field 'admin'"],
    ['request.resource.size <= 5 * 1024 * 1024', 'true'],
    ['request.resource.size < 5 * 1024 * 1024', 'false'],
    ["request.resource.contentType == 'image/png'", 'true'],
    [
      "request.resource.contentEncoding.matches('.*')",
      'null has no method matches() with these arguments',
    ],
    ["request.resource.metadata.album == 'walls'", 'true'],
    ["request.resource.md5Hash == 'aGFzaA==' && request.resource.bucket == 'main'", 'true'],
    ['request.resource.ratio == 0.5', 'true'],
    ["request.resource.labels.hasAll(['x', 'y'])", 'true'],
    ['request.resource.owners.size() == 1', 'true'],
    ['request.time > request.resource.timeCreated', 'true'],
    ["request.time - request.resource.timeCreated < duration.value(1, 's')", 'true'],
    ['request.time.year() == 2026 && request.time.hours() == 7', 'true'],
    ['request.time.nanos() == 250000000', 'true'],
    ['request.path[3] == "a.png"', 'true'],
    ['request.path == /b/main/o/$(request.resource.name)', 'true'],
    ['resource == null', 'true'],
    ["resource.name == 'a.png'", "null has no field 'name'"],
  ])('%s is %s', async (condition, expected) => {
    expect(await outcomeOf(condition, { variables: VARIABLES, method: 'create' })).toBe(expected);
  });
});
