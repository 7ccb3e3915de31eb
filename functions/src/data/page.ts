import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
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
  field: keyof Stored & string;
  direction: 'asc' | 'desc';
  kind: 'time' | 'number' | 'text';
}

const sortValue = ({ value }: Position, kind: 'time' | 'number' | 'text') => {
  if (kind === 'number') return typeof value === 'number' ? value : undefined;
  if (typeof value !== 'string') return undefined;
  return kind === 'time' ? fromExactIso(value) : value;
};

const startOf = <Stored extends object>(
  order: PageOrder<Stored>,
  cursor: string,
): [Timestamp | string | number, string] => {
  const position = decodeCursor(order.list, cursor);
  const value = sortValue(position, order.kind);
  if (value === undefined || !isDocumentId(position.id)) throw badCursor();
  return [value, position.id];
};

const positionOf = <Stored extends object>(
  order: PageOrder<Stored>,
  last: QueryDocumentSnapshot<Stored>,
): Position => {
  const value = last.get(order.field) as Timestamp | string | number;
  return { value: typeof value === 'object' ? toExactIso(value) : value, id: last.id };
};

/**
 * Reads one page of a list; asks for one document more to know whether there is another page.
 * @throws AppError `validation_failed` for a cursor that this list did not give.
 */
export const readPage = async <Stored extends object, Item>(
  query: Query<Stored>,
  order: PageOrder<Stored>,
  { limit, cursor }: PageRequest,
  toItem: (document: QueryDocumentSnapshot<Stored>) => Item,
): Promise<Page<Item>> => {
  const sorted = query
    .orderBy(order.field, order.direction)
    .orderBy(FieldPath.documentId(), order.direction);
  const from = cursor === undefined ? sorted : sorted.startAfter(...startOf(order, cursor));
  const { docs } = await from.limit(limit + 1).get();
  const shown = docs.slice(0, limit);
  const last = docs.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(toItem),
    nextCursor: last && encodeCursor(order.list, positionOf(order, last)),
  };
};
