import type { CancelledOrder, Order, OwnData } from '@rollwell/functions/contract';
import { toCsv } from '../../lib/csv.ts';
import { texts } from './texts.ts';

const rowOf = (order: Order | CancelledOrder): string[] => [
  ...[order.number, order.createdAt, order.productName, order.articleNumber ?? ''],
  ...[String(order.quantity), order.price.toFixed(2), order.totalPrice.toFixed(2)],
  ...[order.delivery.cost.toFixed(2), order.paid ? 'yes' : 'no', order.shipped ? 'yes' : 'no'],
  ...['how' in order ? order.cancelledAt : '', order.refundedAt ?? ''],
  ...[order.customerName, order.address, order.delivery.postcode, order.city],
  ...[order.delivery.country, order.phone, order.email],
];

/** All orders of a person, those that were cancelled included, as CSV: a row of headings, then one for each. */
export const ordersCsv = ({ orders, cancelledOrders }: OwnData): string =>
  toCsv([texts.data.csvHeadings, ...[...orders, ...cancelledOrders].map(rowOf)]);
