import type { Purchase } from '@rollwell/functions/contract';
import { toCsv } from '../../../lib/csv.ts';
import { packingTexts } from './texts.ts';
import { toPack } from './whole-orders.ts';

const piecesOf = (lines: Purchase): number =>
  toPack(lines).reduce((sum, { quantity }) => sum + quantity, 0);

const rowOf = (lines: Purchase): string[] => {
  const [{ number, customerName, address, city, phone, email, delivery }] = lines;
  const { postcode, country } = delivery;
  const parts = [number, customerName, address, postcode, city, country, phone, email];
  return [...parts, String(piecesOf(lines))];
};

/** Where parcels go, as the programs of carriers read it: a row of headings, then one for each order. */
export const carrierCsv = (orders: readonly Purchase[]): string =>
  toCsv([packingTexts.csvHeadings, ...orders.map(rowOf)]);
