import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { AppError } from '../contract/api/app-error.ts';
import { formBody } from './form-body.ts';
import { jsonBody } from './raw-body.ts';

const requestWith = (body: Buffer, type: string) =>
  ({ rawBody: body, headers: { 'content-type': type } }) as unknown as Request;

const outcomeOf = (read: (req: Request) => unknown, body: Buffer, type: string): unknown => {
  try {
    return read(requestWith(body, type));
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};

const NAME = '{"name":"Žofie 🎨"}';
const utf8 = Buffer.from(NAME);
const latin1 = Buffer.from('{"name":"M\u00fcller"}', 'latin1');
/** Half of a character of four bytes, and one that is written longer than it is. */
const cut = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xf0, 0x9f]), Buffer.from('"}')]);
const long = Buffer.concat([
  Buffer.from('{"name":"'),
  Buffer.from([0xc0, 0xaf]),
  Buffer.from('"}'),
]);

describe('a JSON body', () => {
  it.each([
    ['in UTF-8', utf8, 'application/json', { name: 'Žofie 🎨' }],
    ['that says so', utf8, 'application/json; charset=UTF-8', { name: 'Žofie 🎨' }],
    ['that says so in quotes', utf8, 'application/json;charset="utf8"', { name: 'Žofie 🎨' }],
    ['in Latin 1', latin1, 'application/json', 'invalid_request'],
    ['with half a character', cut, 'application/json', 'invalid_request'],
    ['with a character that is written too long', long, 'application/json', 'invalid_request'],
    [
      'that says it is Latin 1',
      latin1,
      'application/json; charset=iso-8859-1',
      'unsupported_media_type',
    ],
    [
      'that says it is UTF-16',
      utf8,
      'application/json; charset=utf-16le',
      'unsupported_media_type',
    ],
  ])('%s is read as it was sent, or refused', (_what, body, type, expected) => {
    expect(outcomeOf(jsonBody, body, type)).toEqual(expected);
  });
});

describe('the body of a form', () => {
  const type = 'application/x-www-form-urlencoded';
  it.each([
    ['in UTF-8', 'name=%C5%BDofie+100%25', { name: 'Žofie 100%' }],
    ['escaped from Latin 1', 'name=M%FCller', 'invalid_request'],
    ['with half an escape', 'name=100%', 'invalid_request'],
  ])('%s is read as it was sent, or refused', (_what, body, expected) => {
    expect(outcomeOf(formBody, Buffer.from(body), type)).toEqual(expected);
  });

  it('whose bytes are Latin 1 is refused', () => {
    const body = Buffer.from('name=M\u00fcller', 'latin1');
    expect(outcomeOf(formBody, body, type)).toBe('invalid_request');
  });
});
