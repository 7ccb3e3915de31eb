import {
  FINDER_FIELDS,
  FINDER_LIMITS,
  isInStock,
  keysOf,
  LISTS,
  MAX_LENGTH,
  readJob,
  type Product,
  type TypedJob,
} from '@rollwell/functions/contract';
import { messageOf } from '../../lib/api/api-error.ts';
import { request } from '../../lib/api/request.ts';
import { paths, pathTo } from '../../lib/paths.ts';

/** What an agent may ask for. */
export interface AgentTool {
  name: string;
  description: string;
  /** JSON Schema. */
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute: (input: unknown) => Promise<AgentAnswer>;
}

/** What it gets; an error is an answer as well. */
interface AgentAnswer {
  content: [{ type: 'text'; text: string }];
  isError?: true;
}

/** Products that an agent is told of at once. */
const MAX_PRODUCTS = 20;

const textsOf = (input: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(typeof input === 'object' && input !== null ? input : {}).map(
      ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)],
    ),
  );

const answer = (value: object): AgentAnswer => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
});

const refused = (why: object | string): AgentAnswer => ({
  content: [{ type: 'text', text: JSON.stringify({ error: why }) }],
  isError: true,
});

/** Answers a failure as the agent's protocol does, instead of throwing in its browser. */
const withErrorAnswer =
  (execute: (input: Readonly<Record<string, string>>) => Promise<AgentAnswer>) =>
  async (input: unknown): Promise<AgentAnswer> => {
    try {
      return await execute(textsOf(input));
    } catch (error) {
      return refused(messageOf(error));
    }
  };

const summaryOf = (product: Product) => ({
  id: product._id,
  name: product.name,
  priceEur: product.price,
  smallestOrder: product.minOrder,
  inStock: isInStock(product),
  page: pathTo('product', product._id),
});

const JOB_SCHEMA = {
  type: 'object',
  properties: {
    surface: { type: 'string', enum: keysOf(LISTS.surfaces.choices) },
    paint: { type: 'string', enum: keysOf(LISTS.paints.choices) },
    area: {
      type: 'number',
      description: 'In square metres, once',
      minimum: FINDER_LIMITS.area.min,
      maximum: FINDER_LIMITS.area.max,
    },
    coats: {
      type: 'integer',
      minimum: FINDER_LIMITS.coats.min,
      maximum: FINDER_LIMITS.coats.max,
    },
  },
  required: FINDER_FIELDS,
};

const finderPage = (typed: TypedJob): string => `${paths.finder}?${new URLSearchParams(typed)}`;

const typedJobOf = (input: Readonly<Record<string, string>>): TypedJob =>
  Object.fromEntries(FINDER_FIELDS.flatMap((name) => (input[name] ? [[name, input[name]]] : [])));

/** The tool changes nothing; `show_page` alone changes what is on the screen. */
const readOnlyHint = true;

/**
 * What an agent can do here: find, compute and show. It cannot fill a basket, order or pay: that is
 * for the person in front of the screen.
 *
 * @param show leads to a page of the site
 */
export const agentTools = (show: (path: string) => void): readonly AgentTool[] => [
  {
    name: 'find_products',
    description:
      'Searches the Rollwell shop for rollers, frames, trays, poles and kits by words; gives names, prices in euro and pages.',
    inputSchema: {
      type: 'object',
      properties: { words: { type: 'string', maxLength: MAX_LENGTH.line } },
      required: ['words'],
    },
    annotations: { readOnlyHint },
    execute: withErrorAnswer(async ({ words = '' }) => {
      const q = words.trim();
      if (q === '') return refused({ words: 'Words to search by are required' });
      const products = await request('listProducts', { query: { q, limit: MAX_PRODUCTS } });
      return answer({ products: products.map(summaryOf) });
    }),
  },
  {
    name: 'find_roller',
    description:
      'Says which roller a painting job takes and how many: nap and width in millimetres, the number, and the product where one fits.',
    inputSchema: JOB_SCHEMA,
    annotations: { readOnlyHint },
    execute: withErrorAnswer(async (input) => {
      const typed = typedJobOf(input);
      const read = readJob(typed);
      if ('wrong' in read) return refused(read.wrong);
      const { fits, nearest, ...known } = await request('findRoller', { query: read.job });
      return answer({
        ...known,
        fits: fits && { ...fits, product: summaryOf(fits.product) },
        nearest: nearest && { ...nearest, product: summaryOf(nearest.product) },
        page: finderPage(typed),
      });
    }),
  },
  {
    name: 'show_page',
    description:
      'Shows the person a page of the shop: a product by its id, what was found for a job, or all products. Ordering is left to them.',
    inputSchema: {
      type: 'object',
      properties: {
        product: { type: 'string', description: 'Id of a product' },
        ...JOB_SCHEMA.properties,
      },
    },
    annotations: { readOnlyHint: false },
    execute: withErrorAnswer(async (input) => {
      const typed = typedJobOf(input);
      const isJob = Object.keys(typed).length > 0;
      const read = readJob(typed);
      if (isJob && 'wrong' in read) return refused(read.wrong);
      // A product that does not exist is answered with its 404, not shown.
      if (input.product) await request('getProduct', { params: { id: input.product } });
      const products = isJob ? finderPage(typed) : paths.products;
      const page = input.product ? pathTo('product', input.product) : products;
      show(page);
      return answer({ shown: page });
    }),
  },
];
