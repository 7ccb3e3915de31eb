import type { CancelledOrder } from '@rollwell/functions/contract';
import { useIsAdmin, useSignedInUser } from '../../../entities/session/use-session.ts';
import { useFormats } from '../../../lib/formats.ts';
import { eventAuthor } from '../order-page/event-author.ts';
import { texts } from '../texts.ts';
import { cancelledTexts } from './texts.ts';

/** What was cancelled of an order: at least one line. */
export type CancelledLines = readonly [CancelledOrder, ...CancelledOrder[]];

/** How an order ended, by whom and when, in a sentence for whoever is signed in. */
export function useCancelledNote(): (order: CancelledOrder) => string {
  const { uid, email } = useSignedInUser();
  const { data: admin } = useIsAdmin();
  const { dateTime } = useFormats();
  const ended = ({ how, cancelledAt, cancelledBy, ...order }: CancelledOrder): string => {
    const when = dateTime(cancelledAt);
    if (how === 'released') return cancelledTexts.released(when);
    if (cancelledBy !== order.email)
      return cancelledTexts.cancelled(eventAuthor(cancelledBy, { email, admin }), when);
    // The order knows its owner by the address of then.
    const isReader = order.uid === uid;
    return cancelledTexts.cancelled(isReader ? texts.eventBy.you : cancelledTexts.byOwner, when);
  };
  return (order) =>
    order.reason === '' ? ended(order) : `${ended(order)} ${cancelledTexts.reason(order.reason)}`;
}

export function CancelledNote({ order }: { order: CancelledOrder }) {
  const noteOf = useCancelledNote();
  return <span>{noteOf(order)}</span>;
}
