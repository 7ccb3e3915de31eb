import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from '../../functions/src/data/firestore/firestore.ts';

type Direction = 'asc' | 'desc';

/** What a query asks for, as far as an index is needed for it. */
export interface RecordedQuery {
  collection: string;
  where: (readonly [field: string, operator: string])[];
  /** Without the id, by which every index ends. */
  orderBy: (readonly [field: string, direction: Direction])[];
  /** The field that the database adds up. */
  sumOf?: string;
}

/** What an answer is read for; there is nothing in it. */
const ANSWER = {
  ...{ docs: [], size: 0, empty: false, readTime: Timestamp.fromMillis(0) },
  data: () => ({ count: 1, pieces: 0 }),
};

/** One comparison, or several of which one has to hold. */
interface AskedFilter {
  filters?: { field: string; operator: string }[];
  field: string;
  operator: string;
}

/**
 * A query that notes what it asks for when it is sent, and finds nothing. Each comparison of which one
 * has to hold is a query of its own to the database, with an index of its own.
 */
const noting = (asked: RecordedQuery[], queries: RecordedQuery[]): object => {
  const same = () => noting(asked, queries);
  const changed = (change: (query: RecordedQuery) => RecordedQuery[]) =>
    noting(asked, queries.flatMap(change));
  const get = () => {
    asked.push(...queries);
    return Promise.resolve(ANSWER);
  };
  return {
    where: (by: string | AskedFilter, operator = '') => {
      const either = typeof by === 'string' ? [{ field: by, operator }] : (by.filters ?? [by]);
      return changed((query) =>
        either.map((one) => ({ ...query, where: [...query.where, [one.field, one.operator]] })),
      );
    },
    orderBy: (field: string | object, direction: Direction = 'asc') =>
      typeof field === 'string'
        ? changed((query) => [{ ...query, orderBy: [...query.orderBy, [field, direction]] }])
        : same(),
    ...{ limit: same, select: same, startAfter: same, count: same, get },
    aggregate: (spec: Record<string, { _field: string }>) => {
      const [sum] = Object.values(spec);
      return sum ? changed((query) => [{ ...query, sumOf: String(sum._field) }]) : same();
    },
    doc: () => ({ get: () => Promise.resolve({ exists: false, data: () => undefined }) }),
  };
};

/** A database that notes what it is asked, and the list in which it does. */
export const recordingFirestore = (): { db: Firestore; asked: RecordedQuery[] } => {
  const asked: RecordedQuery[] = [];
  const collection = (name: string) =>
    noting(asked, [{ collection: name, where: [], orderBy: [] }]);
  return { db: { collection } as unknown as Firestore, asked };
};
