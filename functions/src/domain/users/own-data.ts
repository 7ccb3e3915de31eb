import { MOST_OWN_DATA } from '../../contract/constants.ts';
import { DEFAULT_IMAGE } from '../../contract/site/images.ts';
import type { OwnData } from '../../contract/schemas/own-data.ts';
import type { User } from '../../contract/schemas/user.ts';
import type { Page, PageRequest } from '../../data/firestore/page.ts';
import type {
  PersonalRecord,
  RecordKind,
  RecordOwner,
} from '../../data/people/personal-records.ts';
import type { Timestamp } from '../../data/firestore/firestore-library.ts';
import type { Caller, KnownCaller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { listCancelledOf } from '../orders/cancelled-orders.ts';
import { pagesOf } from '../scheduled-work.ts';
import { listStockAlerts } from '../stock-alerts/stock-alerts.ts';
import { isVerified, normalEmail, userByEmail } from './find-user.ts';

type OwnDataDeps = Pick<
  Deps,
  | 'identity'
  | 'users'
  | 'orders'
  | 'cancelledOrders'
  | 'baskets'
  | 'stockAlerts'
  | 'personalRecords'
  | 'images'
  | 'now'
>;

/**
 * Whose data an address of a path means: the caller, or, for an admin, the one account that has it.
 * @throws AppError as `userByEmail`
 */
export const personOf = async (
  deps: Pick<Deps, 'users'>,
  { user }: Pick<KnownCaller, 'user'>,
  emailOfPath: string,
): Promise<User> =>
  user.email === normalEmail(emailOfPath) ? user : userByEmail(deps, emailOfPath);

const iso = (fields: PersonalRecord['fields'], field: string): string =>
  (fields[field] as Timestamp).toDate().toISOString();

const NOTES = {
  unverified:
    'Nobody has verified the address of this account: contact messages, withdrawals and mails, which go by the address alone, are left out.',
  more: (list: string) => `There is more in ${list} than the ${MOST_OWN_DATA} entries here.`,
};

/** The data of one kind each, and a note of each list that is longer. */
class Collected {
  readonly notes: string[] = [];
  readonly #deps: OwnDataDeps;
  readonly #owner: RecordOwner;

  constructor(deps: OwnDataDeps, owner: RecordOwner) {
    this.#deps = deps;
    this.#owner = owner;
  }

  /** At most so many; one more is asked for to know whether there is. */
  cut<Item>(list: keyof OwnData, items: readonly Item[]): Item[] {
    if (items.length > MOST_OWN_DATA) this.notes.push(NOTES.more(list));
    return items.slice(0, MOST_OWN_DATA);
  }

  async pages<Item>(
    list: keyof OwnData,
    read: (page: PageRequest) => Promise<Page<Item>>,
  ): Promise<Item[]> {
    const items: Item[] = [];
    for await (const page of pagesOf(read)) {
      items.push(...page);
      if (items.length > MOST_OWN_DATA) break;
    }
    return this.cut(list, items);
  }

  async records<Item>(
    list: keyof OwnData,
    kind: RecordKind,
    toItem: (record: PersonalRecord) => Item,
  ): Promise<Item[]> {
    const found = await this.#deps.personalRecords.list(kind, this.#owner, MOST_OWN_DATA + 1);
    return this.cut(list, found.map(toItem));
  }
}

const texts = <Field extends string>(
  fields: PersonalRecord['fields'],
  ...names: Field[]
): Record<Field, string> =>
  Object.fromEntries(
    names.map((name) => [name, (fields[name] as string | undefined) ?? '']),
  ) as Record<Field, string>;

type Rating = OwnData['reviews'][number]['ratings'];

/** What the shop keeps of a person in lists of their own. */
const collectRecords = async (collected: Collected) => {
  const mailOf = ({ writtenAt, fields }: PersonalRecord) => ({
    ...texts(fields.message as PersonalRecord['fields'], 'subject'),
    at: writtenAt.toISOString(),
  });
  const [reviews, productReviews, contactMessages, withdrawals, mails, withheldMails, logEntries] =
    await Promise.all([
      collected.records('reviews', 'reviews', ({ id, fields }) => ({
        ...{ _id: id, ratings: fields.ratings as Rating, createdAt: iso(fields, 'createdAt') },
        ...texts(fields, 'author', 'description', 'photoURL'),
      })),
      collected.records('productReviews', 'productReviews', ({ id, fields }) => ({
        ...{ _id: id, ratings: fields.ratings as Rating },
        ...{ createdAt: iso(fields, 'createdAt'), updatedAt: iso(fields, 'updatedAt') },
        ...texts(fields, 'author', 'description', 'productId'),
      })),
      collected.records('contactMessages', 'contactMessages', ({ id, fields }) => ({
        ...{ _id: id, createdAt: iso(fields, 'createdAt') },
        ...texts(fields, 'email', 'subject', 'message'),
      })),
      collected.records('withdrawals', 'withdrawals', ({ fields }) => ({
        ...texts(fields, 'name', 'orderNumber', 'email', 'part'),
        receivedAt: iso(fields, 'createdAt'),
      })),
      collected.records('mails', 'mail', mailOf),
      collected.records('withheldMails', 'withheldMail', mailOf),
      collected.records('logEntries', 'auditLog', ({ fields }) => ({
        ...texts(fields, 'type'),
        at: iso(fields, 'at'),
      })),
    ]);
  return {
    ...{ reviews, productReviews, contactMessages, withdrawals },
    ...{ mails, withheldMails, logEntries },
  };
};

/**
 * Everything that the shop keeps about an account, for its person, or for an admin on their behalf. What
 * goes by the address alone is there where it is known to be theirs.
 */
export const ownData = async (
  deps: OwnDataDeps,
  by: Pick<Caller, 'uid'>,
  profile: User,
): Promise<OwnData> => {
  const { _id: uid, email } = profile;
  const isTheirs = by.uid !== uid || (await isVerified(deps, profile));
  const self: Caller = { uid, email, role: 'customer' };
  const collected = new Collected(deps, { uid, email: isTheirs ? email : undefined });
  const { width, format } = DEFAULT_IMAGE;
  const [orders, cancelledOrders, basket, stockAlerts, uploaded, records] = await Promise.all([
    collected.pages('orders', (page) => deps.orders.listOf({ uid }, page)),
    collected.pages('cancelledOrders', (page) => listCancelledOf(deps, self, email, page)),
    deps.baskets.get(uid),
    listStockAlerts(deps, self),
    collected.records('pictures', 'uploads', ({ id }) => deps.images.address(id, width, format)),
    collectRecords(collected),
  ]);
  const photos = records.reviews.map(({ photoURL }) => photoURL);
  const pictures = [profile.imageLink, ...photos, ...uploaded];
  return {
    asOf: new Date(deps.now()).toISOString(),
    ...{ profile, basket, orders, cancelledOrders, stockAlerts },
    ...records,
    pictures: [...new Set(pictures.filter((picture) => picture !== ''))],
    notes: [...(isTheirs ? [] : [NOTES.unverified]), ...collected.notes],
  };
};
