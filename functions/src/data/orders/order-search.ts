import {
  Filter,
  type CollectionReference,
  type Query,
  type QueryDocumentSnapshot,
} from '../firestore/firestore-library.ts';
import { readPage, type Page, type PageOrder, type PageRequest } from '../firestore/page.ts';
import { countUpTo, rarestFirst, type Forms } from '../search/rarest-first.ts';
import { NOTHING_FOUND } from '../search/words.ts';

/**
 * Whose orders: a user's own go by uid, because an email can change hands; those of an email are the
 * orders that carry it, and those of the account (a uid) that has it today, if any has.
 */
export type OrderOwner = { uid: string } | { email: string; account: string | undefined };

/** What orders are found by, whichever collection they lie in. */
interface Findable {
  uid: string;
  email: string;
  keywords: string[];
}

/** Orders that fit, and those of an account. */
const orOf = <Stored extends Findable>(
  orders: CollectionReference<Stored>,
  account: string | undefined,
  fitting: Filter,
): Query<Stored> =>
  orders.where(
    account === undefined ? fitting : Filter.or(fitting, Filter.where('uid', '==', account)),
  );

/** The orders of one person. */
export const ofOwner = <Stored extends Findable>(
  orders: CollectionReference<Stored>,
  owner: OrderOwner,
): Query<Stored> =>
  'email' in owner
    ? orOf(orders, owner.account, Filter.where('email', '==', owner.email))
    : orders.where('uid', '==', owner.uid);

/** Which orders are searched, and how what is found is sorted and read. */
interface Searched<Stored extends Findable, Item> {
  orders: CollectionReference<Stored>;
  /** All that `toItem` reads. */
  fields: readonly string[];
  order: PageOrder<Stored>;
  toItem: (document: QueryDocumentSnapshot<Stored>) => Item;
  /** Narrows what is found by what no index is for. */
  keep?: (item: Item) => boolean;
}

interface Wanted {
  /** At least one. */
  words: readonly Forms[];
  /** The orders of this account (a uid) are found as well. */
  account: string | undefined;
}

/** A page of the orders that have every word. Few have the rarest one: the others are looked at once they are read. */
export const searchByWords = async <Stored extends Findable, Item>(
  { orders, fields, order, toItem, keep }: Searched<Stored, Item>,
  { words, account }: Wanted,
  request: PageRequest,
): Promise<Page<Item>> => {
  const { rarest, others, isNowhere } = await rarestFirst(words, (forms, most) =>
    countUpTo(orders.where('keywords', 'array-contains-any', forms), most),
  );
  if (isNowhere) return NOTHING_FOUND;
  const found = orOf(orders, account, Filter.where('keywords', 'array-contains-any', rarest));
  const read = others.length > 0 || keep ? [...fields, 'keywords'] : fields;
  const query = found.select(...read) as Query<Stored>;
  if (others.length === 0 && !keep) return readPage(query, order, request, toItem);
  return readPage(query, order, request, toItem, (document) => {
    const kept = new Set(document.data().keywords);
    if (!others.every((forms) => forms.some((form) => kept.has(form)))) return false;
    return keep?.(toItem(document)) ?? true;
  });
};
