import { FieldPath, type Query, type QueryDocumentSnapshot } from './firestore-library.ts';

const PAGE = 200;
/** Twenty million documents: beyond that, going through all of them in one process is no longer the way. */
const MOST_PAGES = 100_000;

/** A query sorted so that it can be read page by page whatever its documents hold. */
export const byId = <Stored extends object>(documents: Query<Stored>): Query<Stored> =>
  documents.orderBy(FieldPath.documentId());

/**
 * All that a sorted query gives, page by page.
 * @throws Error where there is no end to it.
 */
export async function* sortedPages<Stored extends object>(
  documents: Query<Stored>,
): AsyncIterable<QueryDocumentSnapshot<Stored>[]> {
  const sorted = documents.limit(PAGE);
  let next = sorted;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const { docs } = await next.get();
    yield docs;
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    next = sorted.startAfter(last);
  }
  throw new Error(`more than ${MOST_PAGES * PAGE} documents`);
}
