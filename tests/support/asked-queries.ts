import type { Firestore } from '../../functions/src/data/firestore.ts';

type Direction = 'asc' | 'desc';

/** What a query asks for, as far as an index is needed for it. */
export interface AskedQuery {
  collection: string;
  where: (readonly [field: string, operator: string])[];
  /** Without the id, by which every index ends. */
  orderBy: (readonly [field: string, direction: Direction])[];
  /** The field that the database adds up. */
  sumOf?: string;
}

/** What an answer is read for; there is nothing in it. */
const ANSWER = { docs: [], size: 0, empty: false, data: () => ({ count: 1, pieces: 0 }) };

/** A query that notes what it asks for when it is sent, and finds nothing. */
const noting = (asked: AskedQuery[], query: AskedQuery): object => {
  const same = () => noting(asked, query);
  const get = () => {
    asked.push(query);
    return Promise.resolve(ANSWER);
  };
  return {
    where: (field: string, operator: string) =>
      noting(asked, { ...query, where: [...query.where, [field, operator]] }),
    orderBy: (field: string | object, direction: Direction = 'asc') =>
      typeof field === 'string'
        ? noting(asked, { ...query, orderBy: [...query.orderBy, [field, direction]] })
        : same(),
    ...{ limit: same, select: same, startAfter: same, count: same, get },
    aggregate: (spec: Record<string, { _field: string }>) => {
      const [sum] = Object.values(spec);
      return noting(asked, sum ? { ...query, sumOf: String(sum._field) } : query);
    },
    doc: () => ({ get: () => Promise.resolve({ exists: false, data: () => undefined }) }),
  };
};

/** A database that notes what it is asked, and the list in which it does. */
export const notingFirestore = (): { db: Firestore; asked: AskedQuery[] } => {
  const asked: AskedQuery[] = [];
  const collection = (name: string) => noting(asked, { collection: name, where: [], orderBy: [] });
  return { db: { collection } as unknown as Firestore, asked };
};
