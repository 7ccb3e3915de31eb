import type { FieldPath } from 'firebase-admin/firestore';
import { ID, MemorySnapshot } from './snapshot.ts';
import type { MemoryStore, Stored } from './store.ts';
import { compared, valueAt } from './values.ts';

type Operator = '==' | '<=' | '>=' | '>' | 'in' | 'array-contains-any';
type Ask = <Result>(what: string, work: () => Result) => Promise<Result>;

interface Parts {
  collection: string;
  filters: readonly { path: string; operator: Operator; value: unknown }[];
  sorts: readonly { path: string; sign: 1 | -1 }[];
  /** Where it begins: behind what is sorted by these values. */
  after?: readonly unknown[];
  most: number;
  mask?: readonly string[];
}

const holds = (value: unknown, operator: Operator, wanted: unknown): boolean => {
  if (operator === 'array-contains-any')
    return Array.isArray(value) && value.some((each) => holds(each, 'in', wanted));
  if (operator === 'in') return (wanted as unknown[]).some((each) => compared(value, each) === 0);
  const order = compared(value, wanted);
  if (order === undefined) return false;
  if (operator === '==') return order === 0;
  if (value === null) return false;
  if (operator === '<=') return order <= 0;
  return operator === '>=' ? order >= 0 : order > 0;
};

/** As the database sorts kinds of values among each other. */
const rank = (value: unknown): number => (value === null ? 0 : typeof value === 'number' ? 1 : 2);

const order = (one: unknown, other: unknown): number =>
  compared(one, other) ?? rank(one) - rank(other);

/** Those of the database's queries that the shop asks. */
export class MemoryQuery {
  readonly #store: MemoryStore;
  readonly #ask: Ask;
  readonly #parts: Parts;

  constructor(store: MemoryStore, ask: Ask, parts: Parts | string) {
    this.#store = store;
    this.#ask = ask;
    this.#parts =
      typeof parts === 'string'
        ? { collection: parts, filters: [], sorts: [], most: Infinity }
        : parts;
  }

  where(path: string, operator: Operator, value: unknown): MemoryQuery {
    return this.#with({ filters: [...this.#parts.filters, { path, operator, value }] });
  }

  orderBy(by: string | FieldPath, direction: 'asc' | 'desc' = 'asc'): MemoryQuery {
    const path = typeof by === 'string' ? by : ID;
    return this.#with({
      sorts: [...this.#parts.sorts, { path, sign: direction === 'asc' ? 1 : -1 }],
    });
  }

  startAfter(...values: readonly unknown[]): MemoryQuery {
    const [first] = values;
    if (!(first instanceof MemorySnapshot)) return this.#with({ after: values });
    return this.#with({ after: this.#sorts().map(({ path }) => first.sortedBy(path)) });
  }

  limit(most: number): MemoryQuery {
    return this.#with({ most });
  }

  select(...mask: string[]): MemoryQuery {
    return this.#with({ mask });
  }

  async get() {
    const docs = await this.#ask(`query ${this.#parts.collection}`, () => this.#found());
    return { docs, size: docs.length, empty: docs.length === 0 };
  }

  /** Sums alone: nothing else is asked for. */
  aggregate(wanted: Readonly<Record<string, object>>) {
    const sums = Object.entries(
      wanted as Record<string, { aggregateType: string; _field: string }>,
    );
    const add = () => {
      const found = this.#found();
      return Object.fromEntries(
        sums.map(([name, { _field: path }]) => [
          name,
          found.reduce((sum, document) => sum + Number(document.get(path) ?? 0), 0),
        ]),
      );
    };
    return {
      get: async () => {
        const data = await this.#ask(`sum ${this.#parts.collection}`, add);
        return { data: () => data };
      },
    };
  }

  /** The sorting with what breaks ties. */
  #sorts(): Parts['sorts'] {
    const { sorts } = this.#parts;
    if (sorts.some(({ path }) => path === ID)) return sorts;
    return [...sorts, { path: ID, sign: sorts.at(-1)?.sign ?? 1 }];
  }

  #found(): MemorySnapshot[] {
    const { collection, filters, after, most, mask } = this.#parts;
    const sorts = this.#sorts();
    const isWanted = ({ fields }: Stored): boolean =>
      filters.every(({ path, operator, value }) => holds(valueAt(fields, path), operator, value)) &&
      sorts.every(({ path }) => path === ID || valueAt(fields, path) !== undefined);
    const between = (one: MemorySnapshot, values: readonly unknown[]): number => {
      for (const [index, { path, sign }] of sorts.entries()) {
        if (index >= values.length) return 0;
        const difference = sign * order(one.sortedBy(path), values[index]);
        if (difference !== 0) return difference;
      }
      return 0;
    };
    const valuesOf = (one: MemorySnapshot) => sorts.map(({ path }) => one.sortedBy(path));
    const found: MemorySnapshot[] = [];
    for (const [id, stored] of this.#store.documents(collection)) {
      if (!isWanted(stored)) continue;
      const snapshot = new MemorySnapshot(id, stored, mask);
      if (!after || between(snapshot, after) > 0) found.push(snapshot);
    }
    return found.sort((one, other) => between(one, valuesOf(other))).slice(0, most);
  }

  #with(parts: Partial<Parts>): MemoryQuery {
    return new MemoryQuery(this.#store, this.#ask, { ...this.#parts, ...parts });
  }
}
