import { COLLECTIONS, LIST_LIMIT } from '@rollwell/functions/contract';
import type { Timestamp } from 'firebase/firestore';
import { useMemo } from 'react';
import { useLiveDocuments, type LiveDocument } from '../../../lib/firebase/live-documents.ts';
import type { LiveOrders } from './live-orders.ts';

/** Whose orders to watch: one person's, or (for admins) everybody's. */
type WatchScope = { uid: string } | 'everybody';

/** How many entries of the log are looked through for deleted orders. */
const LOG_ENTRIES = 10;
const DELETIONS: readonly unknown[] = ['order.cancelled', 'order.released'];

type Documents = readonly LiveDocument[];

function newestOf([document]: Documents): LiveOrders['newest'] {
  if (!document) return undefined;
  const updatedAt = document.data.updatedAt as Timestamp;
  return { id: document.id, updatedAt: updatedAt.toDate().toISOString() };
}

const idsOf = (documents: Documents): ReadonlySet<string> => new Set(documents.map(({ id }) => id));

const deletedOrders = (log: Documents): ReadonlySet<string> =>
  new Set(
    log.filter(({ data }) => DELETIONS.includes(data.type)).map(({ data }) => String(data.orderId)),
  );

/**
 * Listens for changes of orders, within what the rules let this person read. A deleted order does
 * not show as the newest change; so a second listener watches one person's unpaid orders (only
 * those are ever deleted), or for admins the log of what was deleted.
 *
 * @param shown whether the screen has its orders; Firestore's code is asked for then and not before
 * @returns undefined until both listeners have spoken, and when they cannot: the rules allow no list
 *   without a limit, so whoever has more unpaid orders than that is not told which of them are gone
 */
export function useWatchedOrders(scope: WatchScope, shown: boolean): LiveOrders | undefined {
  const uid = scope === 'everybody' ? undefined : scope.uid;
  const name = uid ?? 'everybody';
  const changes = useLiveDocuments(
    shown && `orders:newest:${name}`,
    (db, { collection, limit, orderBy, query, where }) =>
      query(
        collection(db, COLLECTIONS.orders),
        ...(uid === undefined ? [] : [where('uid', '==', uid)]),
        orderBy('updatedAt', 'desc'),
        limit(1),
      ),
  );
  const deletions = useLiveDocuments(
    shown && `orders:deleted:${name}`,
    (db, { collection, limit, orderBy, query, where }) =>
      uid === undefined
        ? query(collection(db, COLLECTIONS.auditLog), orderBy('at', 'desc'), limit(LOG_ENTRIES))
        : query(
            collection(db, COLLECTIONS.orders),
            where('uid', '==', uid),
            where('paid', '==', false),
            limit(LIST_LIMIT.max),
          ),
  );
  return useMemo(() => {
    if (!changes.live || !deletions.live) return undefined;
    if (uid !== undefined && deletions.documents.length >= LIST_LIMIT.max) return undefined;
    const newest = newestOf(changes.documents);
    return uid === undefined
      ? { newest, goneIds: deletedOrders(deletions.documents) }
      : { newest, openIds: idsOf(deletions.documents) };
  }, [changes, deletions, uid]);
}
