import { AppError } from '../../contract/api/app-error.ts';
import type { Country } from '../../contract/delivery/countries.ts';
import type { Destination } from '../../contract/delivery/destinations.ts';
import { addressRefusal } from '../../contract/orders/order-transitions.ts';
import type { AddressChange } from '../../contract/schemas/after-order.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { WholeOrder } from '../../data/orders/order-repository.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { enforcePersonLimit } from '../rate-limits.ts';
import { ordersMail } from '../mail/order-mail.ts';
import { applyMailPolicy } from '../mail/mail-policy.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { requireSameTerms, type CountryDeps } from './change-country.ts';
import { findWholeOrder, publicOrder } from './find-order.ts';
import { requirePlausibleAddress } from './delivery-terms.ts';
import { withEvent } from './order-event.ts';

type AddressDeps = Pick<
  Deps,
  'orders' | 'payments' | 'rateCounter' | 'mailPolicy' | 'settings' | 'now'
> &
  CountryDeps;

/** What of an order says where it goes. */
interface Address {
  customerName: string;
  phone: string;
  address: string;
  city: string;
  /** Empty where none was named. */
  postcode: string;
  country: Country;
}

const recipientOf = ({ customerName, phone, address, city, delivery }: Order): Address => ({
  ...{ customerName, phone, address, city },
  postcode: delivery.postcode,
  country: delivery.country,
});

/** The address that somebody wants for an order, which stays in its country where they name none. */
const wantedAddress = (
  { customerName, phone, address, city, postcode = '', country }: AddressChange,
  order: Order,
): Address => ({
  ...{ customerName, phone, address, city },
  postcode,
  country: country ?? recipientOf(order).country,
});

/** Where orders go, and the terms of its country where that is another. */
interface Target {
  to: Address;
  terms?: Destination;
}

/** What changes of an order. */
const readdressed = ({ delivery }: Order, { to, terms }: Target) => {
  const { postcode, country, ...rest } = to;
  const transitDays = terms?.transitDays ?? delivery.transitDays;
  return { ...rest, delivery: { ...delivery, postcode, country, transitDays } };
};

const goesTo = (order: Order, to: Address): boolean =>
  JSON.stringify(recipientOf({ ...order, ...readdressed(order, { to }) })) ===
  JSON.stringify(recipientOf(order));

const OVERTAKEN = 'Somebody else has changed the address of this order meanwhile.';

/** Whether an order goes where somebody saw it go. */
const isAddress = (order: Order, seen: NonNullable<AddressChange['was']>): boolean => {
  const now = recipientOf(order);
  return (Object.keys(now) as (keyof Address)[]).every((field) => now[field] === seen[field]);
};

/** The order and, of its purchase, all others that have not left either. */
const goingTogether = async (
  { orders }: Pick<Deps, 'orders'>,
  caller: Caller,
  id: string,
): Promise<[WholeOrder, ...WholeOrder[]]> => {
  const order = await findWholeOrder({ orders }, caller, id);
  const refusal = addressRefusal(order);
  if (refusal) throw new AppError(refusal);
  if (order.purchase === null) return [order];
  const lines = await orders.findWholePurchase(order.purchase.id);
  const others = lines.filter((line) => line._id !== id && addressRefusal(line) === undefined);
  return [order, ...others];
};

/** What is wanted, once it is meant and costs what was agreed. */
const targetOf = async (
  deps: CountryDeps,
  lines: readonly [WholeOrder, ...WholeOrder[]],
  wanted: AddressChange,
): Promise<Target> => {
  const [first] = lines;
  const to = wantedAddress(wanted, first);
  requirePlausibleAddress({ ...wanted, country: to.country }, first.business !== null);
  return to.country === recipientOf(first).country
    ? { to }
    : { to, terms: await requireSameTerms(deps, lines, to.country) };
};

/**
 * Sends an order that has not left to another address, and with it all lines of its purchase that
 * have not: orders, histories, log and the mail to the customer are one commit. Gives how many orders
 * changed; 0 where all went there already.
 * @throws AppError `not_found`, `order_shipped`, `order_refunded`, `address_doubtful`, `conflict` where
 *   it does not go where the sender saw it go, what
 *   `requireSameTerms` throws of another country, or `too_many_requests` for more changes than one
 *   person may make.
 */
export const changeAddress = async (
  deps: AddressDeps,
  caller: Caller,
  id: string,
  wanted: AddressChange,
): Promise<number> => {
  const { payments, mailPolicy, settings, now } = deps;
  await enforcePersonLimit(deps, 'addressChanges', caller.uid);
  return retryOnContention(async () => {
    const lines = await goingTogether(deps, caller, id);
    const target = await targetOf(deps, lines, wanted);
    const { to } = target;
    const [first, ...others] = lines.filter((line) => !goesTo(line, to));
    if (!first) return 0;
    if (wanted.was && !isAddress(lines[0], wanted.was))
      throw new AppError('conflict', { message: OVERTAKEN });
    const at = now();
    const by = caller.email;
    const changed = [first, ...others] as const;
    const moved = (line: WholeOrder) => publicOrder({ ...line, ...readdressed(line, target) });
    const mail = ordersMail(
      'address_changed',
      [moved(first), ...others.map(moved)],
      settings.shopUrl,
      { again: `-${at}`, isByOffice: caller.uid !== first.uid },
    );
    await payments.record({
      at,
      orders: changed.map((order) => ({
        order,
        change: withEvent('address_changed', at, by, readdressed(order, target)),
      })),
      records: {
        audit: {
          type: 'order.address_changed',
          at,
          by,
          details: {
            orderId: id,
            orderIds: changed.map(({ _id }) => _id),
            before: recipientOf(first),
            after: to,
          },
        },
        mail: await applyMailPolicy(mailPolicy, first.uid, mail),
      },
    });
    return changed.length;
  });
};
