import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from './firestore-library.ts';
import { badCursor, decodeCursor, encodeCursor, type Position } from './cursor.ts';
import { isDocumentId } from './firestore.ts';
import { fromExactIso, toExactIso } from './timestamps.ts';

export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

export interface Page<Item> {
  items: Item[];
  /** Missing on the last page. */
  nextCursor: string | undefined;
}

/** How a list is sorted; ties are broken by id in the same direction. */
export interface PageOrder<Stored extends object> {
  /** Stands in the cursor, so that one of another list or order is refused. */
  list: string;
  /** A field of the document, or one inside it. */
  field: (keyof Stored & string) | `${keyof Stored & string}.${string}`;
  direction: 'asc' | 'desc';
  kind: 'time' | 'text';
}

/** Sorted by a time, the latest first. */
export const latestFirst = <Stored extends object>(
  list: string,
  field: PageOrder<Stored>['field'],
): PageOrder<Stored> => ({ list, field, direction: 'desc', kind: 'time' });

/** Sorted by a time, the oldest first. */
export const oldestFirst = <Stored extends object>(
  list: string,
  field: PageOrder<Stored>['field'],
): PageOrder<Stored> => ({ list, field, direction: 'asc', kind: 'time' });

const startOf = <Stored extends object>(
  order: PageOrder<Stored>,
  cursor: string,
): [Timestamp | string, string] => {
  const { value, id } = decodeCursor(order.list, cursor);
  if (typeof value !== 'string' || !isDocumentId(id)) throw badCursor();
  const start = order.kind === 'time' ? fromExactIso(value) : value;
  if (start === undefined) throw badCursor();
  return [start, id];
};

const positionOf = <Stored extends object>(
  order: PageOrder<Stored>,
  last: QueryDocumentSnapshot<Stored>,
): Position => {
  const value = last.get(order.field) as Timestamp | string;
  return { value: typeof value === 'object' ? toExactIso(value) : value, id: last.id };
};

/**
 * A list that is narrowed after reading asks so many times for so many documents at most, whatever it
 * finds: then the page is given as it is, with a cursor to go on from where reading ended.
 */
const NARROWED = { queries: 3, documents: 100 } as const;

interface Kept<Stored extends object> {
  documents: QueryDocumentSnapshot<Stored>[];
  /** The last document that was read where reading ended before the list did. */
  stoppedAt: QueryDocumentSnapshot<Stored> | undefined;
}

/** Reads on until `wanted` documents are worth keeping, the list is at its end, or enough was read. */
const readKept = async <Stored extends object>(
  from: Query<Stored>,
  wanted: number,
  keep: (document: QueryDocumentSnapshot<Stored>) => boolean,
): Promise<Kept<Stored>> => {
  const kept: QueryDocumentSnapshot<Stored>[] = [];
  const size = Math.max(wanted, NARROWED.documents);
  let stoppedAt: Kept<Stored>['stoppedAt'];
  for (let queries = 0; queries < NARROWED.queries; queries += 1) {
    const next: Query<Stored> = stoppedAt ? from.startAfter(stoppedAt) : from;
    const { docs } = await next.limit(size).get();
    kept.push(...docs.filter(keep));
    stoppedAt = docs.length === size ? docs.at(-1) : undefined;
    if (!stoppedAt || kept.length >= wanted) break;
  }
  return { documents: kept, stoppedAt };
};

const readAll = async <Stored extends object>(
  from: Query<Stored>,
  wanted: number,
): Promise<Kept<Stored>> => {
  const { docs } = await from.limit(wanted).get();
  return { documents: docs, stoppedAt: undefined };
};

/**
 * Reads one page of a list; asks for one document more to know whether there is another page.
 * `keep` narrows the list by what a query cannot express: a page may then have fewer items than
 * asked for, or none, and a cursor nonetheless.
 * @throws AppError `validation_failed` for a cursor that this list did not give.
 */
export const readPage = async <Stored extends object, Item>(
  query: Query<Stored>,
  order: PageOrder<Stored>,
  { limit, cursor }: PageRequest,
  toItem: (document: QueryDocumentSnapshot<Stored>) => Item,
  keep?: (document: QueryDocumentSnapshot<Stored>) => boolean,
): Promise<Page<Item>> => {
  const sorted = query
    .orderBy(order.field, order.direction)
    .orderBy(FieldPath.documentId(), order.direction);
  const from = cursor === undefined ? sorted : sorted.startAfter(...startOf(order, cursor));
  const { documents, stoppedAt } = keep
    ? await readKept(from, limit + 1, keep)
    : await readAll(from, limit + 1);
  const shown = documents.slice(0, limit);
  const last = documents.length > limit ? shown.at(-1) : stoppedAt;
  return {
    items: shown.map(toItem),
    nextCursor: last && encodeCursor(order.list, positionOf(order, last)),
  };
};
