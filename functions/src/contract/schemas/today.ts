import { type InferType, number, object } from 'yup';
import { timeOrNull } from './fields.ts';

/** A number of orders or products; `MOST_COUNTED` + 1 for more than are counted. */
const count = () => number().integer().required();

/** What the office has to see to, as GET /order/today answers it: open work alone. */
export const todaySchema = object({
  /** Products of paid orders that have not left; of these, from orders older than `LATE_AFTER_DAYS`. */
  toShip: count(),
  late: count(),
  /** Products of unpaid orders that are kept for some more hours only. */
  lapsing: count(),
  disputed: count(),
  /** When the evidence of the first of them is due; null where nothing is. */
  evidenceDueBy: timeOrNull(),
  failedRefunds: count(),
  withdrawn: count(),
  /** Mails that the mail server did not take. */
  failedMails: count(),
  /** Messages of the last day. */
  messages: count(),
  /** Products of which the stock is low, or that cannot be ordered any more. */
  lowStock: count(),
});
export type Today = InferType<typeof todaySchema>;
