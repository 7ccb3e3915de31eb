import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../contract/api/endpoints.ts';
import { EMAIL_PATTERN } from '../../contract/text/email.ts';
import { KEY_PATTERN } from '../../domain/idempotency.ts';
import { openApiDocument } from './document.ts';

// As callers get it, without what JSON leaves out.
const document = JSON.parse(JSON.stringify(openApiDocument())) as ReturnType<
  typeof openApiDocument
>;

const operation = (path: string, method: string) =>
  document.paths[path]?.[method] as {
    security: unknown;
    parameters: { name: string; in: string; required?: boolean; schema: object }[];
    requestBody?: { content: Record<string, { schema: object }> };
    responses: Record<string, { headers?: object; content: Record<string, { schema: object }> }>;
  };

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 whose references all lead somewhere', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('has every call of the table', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((each) => (each as { operationId: string }).operationId),
    );
    expect(ids.sort()).toEqual(Object.keys(ENDPOINTS).sort());
  });

  it('says of every call that an address or a body may be unreadable', () => {
    const statuses = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((each) => Object.keys((each as { responses: object }).responses)),
    );
    for (const each of statuses)
      expect(each).toEqual(expect.arrayContaining(['400', '413', '415']));
  });

  it('has no two paths that differ in the names of their parameters only', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
    expect(operation('/order/{emailOrId}', 'delete').parameters).toMatchObject([
      { name: 'emailOrId', in: 'path', required: true },
      { name: 'reason', in: 'query' },
    ]);
  });

  it('describes a body by the rules that validate it', () => {
    expect(
      operation('/product', 'post').requestBody?.content['application/json']?.schema,
    ).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['name', 'price', 'description', 'minOrder', 'img', 'available'],
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 120 },
        price: { type: 'number', minimum: 0, maximum: 1_000_000 },
        minOrder: { type: 'integer', minimum: 1 },
      },
    });
  });

  it('says what a text may hold, and which numbers and times there are', () => {
    const bodyOf = (path: string) =>
      operation(path, 'post').requestBody?.content['application/json']?.schema as {
        properties: Record<string, Record<string, unknown>>;
      };
    const order = bodyOf('/order').properties;
    expect(order.price).toMatchObject({ multipleOf: 0.01 });
    const city = new RegExp(String(order.city?.pattern), 'u');
    expect(
      ['Berlin', ' \n', 'Ber\u200blin', 'Ber\u0007lin'].map((text) => city.test(text)),
    ).toEqual([true, false, true, false]);
    expect(bodyOf('/product').properties.img?.allOf).toHaveLength(3);
    expect(bodyOf('/product/stock/{id}').properties.delta).toMatchObject({ not: { enum: [0] } });
    expect(bodyOf('/order/transfer/{id}').properties.date).toMatchObject({ format: 'date' });
    expect(document.components.schemas).toMatchObject({
      Order: {
        properties: {
          createdAt: { format: 'date-time' },
          holdUntil: { type: ['string', 'null'], format: 'date-time' },
        },
      },
    });
  });

  it('says what a query or a call has to have', () => {
    const { parameters } = operation('/product/finder', 'get');
    expect(parameters.map(({ name, required }) => [name, required])).toEqual([
      ['surface', true],
      ['paint', true],
      ['area', true],
      ['coats', true],
    ]);
    expect(operation('/product', 'get').parameters[0]).not.toHaveProperty('required');
    expect(operation('/product', 'post').requestBody).toMatchObject({ required: true });
    expect(operation('/product/look-up', 'post').requestBody).toMatchObject({ required: false });
  });

  it('says of an address of a person that it is an e-mail address', () => {
    expect(operation('/user/{email}', 'get').parameters).toMatchObject([
      { name: 'email', schema: { allOf: [{}, { pattern: EMAIL_PATTERN.source }] } },
    ]);
  });

  it('says where to find what was made', () => {
    expect(operation('/order', 'post').responses['201']).toMatchObject({
      headers: { Location: {} },
    });
    expect(operation('/contact', 'post').responses['201']?.headers).not.toHaveProperty('Location');
  });

  it('describes who may, what comes back and how it fails', () => {
    const place = operation('/order', 'post');
    expect(place.security).toEqual([{ accessToken: [] }]);
    expect(Object.keys(place.responses)).toEqual([
      '201',
      '400',
      '401',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(place.parameters).toMatchObject([
      {
        name: 'Idempotency-Key',
        schema: { minLength: 1, maxLength: 255, pattern: KEY_PATTERN.source },
      },
    ]);
    expect(operation('/contact', 'post').parameters).toMatchObject([
      { name: 'Idempotency-Key', schema: { minLength: 16 } },
    ]);
    expect(place.responses['503']?.headers).toHaveProperty('Retry-After');
    expect(place.responses['401']?.headers).toHaveProperty('WWW-Authenticate');
    expect(place.responses['409']?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Error',
    });
    const list = operation('/product', 'get');
    expect(list.security).toEqual([]);
    expect(list.parameters.map(({ name }) => name)).toEqual([
      ...['limit', 'cursor', 'q', 'kind', 'width', 'nap', 'surface', 'material', 'inStock', 'sort'],
    ]);
    expect(list.responses['200']).toMatchObject({
      headers: { 'X-Next-Cursor': {} },
      content: {
        'application/json': { schema: { items: { $ref: '#/components/schemas/Product' } } },
      },
    });
  });
});
