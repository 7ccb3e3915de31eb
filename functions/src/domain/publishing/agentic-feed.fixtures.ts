/**
 * What version 2026-04-17 of the Agentic Commerce Protocol asks of `ProductsResponse`, as JSON
 * Schema: the fields that we write, which of them must be there, and that there are no others.
 */
const text = { type: 'string', minLength: 1 };
const address = { type: 'string', format: 'uri' };

const entity = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const listOf = (items: object) => ({ type: 'array', items, minItems: 1 });
const amount = { type: 'integer', minimum: 0 };
const currency = { type: 'string', pattern: '^[A-Z]{3}$' };
const description = entity({ plain: text });
const media = listOf(entity({ type: { const: 'image' }, url: address, alt_text: text }));

const variant = entity({
  id: text,
  title: text,
  description,
  url: address,
  media,
  price: entity({ amount, currency }),
  unit_price: entity({
    amount,
    currency,
    measure: entity({ value: { type: 'number' }, unit: text }),
    reference: entity({ value: { type: 'integer' }, unit: text }),
  }),
  availability: entity({
    available: { type: 'boolean' },
    status: {
      enum: ['in_stock', 'limited_stock', 'backorder', 'preorder', 'out_of_stock', 'discontinued'],
    },
  }),
  condition: listOf(text),
  seller: entity({ name: text }),
});

export const AGENTIC_FEED_SCHEMA = entity({
  products: {
    type: 'array',
    items: entity({
      id: text,
      title: text,
      description,
      url: address,
      media,
      variants: listOf(variant),
    }),
  },
});
