import {
  isDisputed,
  isMistypedNumber,
  isLongerThan,
  MAX_LENGTH,
  plainLetters,
  type Purchase,
  purchaseState,
  readOrderNumbers,
  readText,
  VALIDATION,
  withPlainDashes,
} from '@rollwell/functions/contract';
import { LINE_END, signNamedIn, signOf, valuesBetween } from '../../../lib/csv.ts';
import { texts as orderTexts } from '../texts.ts';
import { isToPack } from './selection.tsx';
import { trackingListTexts as texts } from './texts.ts';
import type { Parcel } from './use-ship-many.ts';

/** One row of a list of tracking numbers; `wrong` says what is to be corrected in it. */
export interface TrackingRow {
  /** From 1, as the list counts its lines. */
  row: number;
  /** Of the order; empty where none can be read. */
  number: string;
  parcel: string;
  carrier: string;
  wrong?: string;
}

/** Where in a row each value stands, by its heading. */
interface Columns {
  order: number;
  parcel: number;
  carrier: number;
}

/** What headings are called that carriers and spreadsheets write, in English and German. */
const HEADINGS = {
  order: /order|bestell|auftrag|referen/,
  parcel: /track|sendung|parcel|paket|shipment|barcode/,
  carrier: /carrier|versender|dienst|frachtf/,
} as const satisfies Record<keyof Columns, RegExp>;

/** A number that a spreadsheet has rounded, such as `3,4E+11`. */
const ROUNDED = /^\d([.,]\d+)?E\+\d+$/i;

function valuesOf(line: string, sign: string | undefined): { values: string[]; isWhole: boolean } {
  const used = sign ?? signOf(line) ?? (line.includes(',') ? ',' : undefined);
  return used === undefined
    ? { values: line.split(/\s+/), isWhole: true }
    : valuesBetween(line, used);
}

/** Where each value stands, by a row of headings; undefined for a row that is none. */
function columnsIn(values: readonly string[]): Columns | undefined {
  if (values.some((value) => readOrderNumbers(value).length > 0)) return undefined;
  const names = values.map(plainLetters);
  const order = names.findIndex((name) => HEADINGS.order.test(name));
  const find = (heading: RegExp) =>
    names.findIndex((name, index) => index !== order && heading.test(name));
  const parcel = find(HEADINGS.parcel);
  if (order < 0 || parcel < 0) return undefined;
  return { order, parcel, carrier: find(HEADINGS.carrier) };
}

/** The same of a row without headings above it: the number of the order, wherever it stands, then the others. */
function columnsBy(values: readonly string[]): Columns {
  const order = Math.max(
    0,
    values.findIndex((value) => readOrderNumbers(value).length > 0),
  );
  const [parcel = -1, carrier = -1] = values
    .map((_value, index) => index)
    .filter((at) => at !== order);
  return { order, parcel, carrier };
}

/** As it stands in the list: an apostrophe before it was for the spreadsheet. */
const plainValue = (value = ''): string =>
  withPlainDashes(readText('name', value)).replace(/^'/, '');

function wrongWith(typed: string, number: string | undefined, parcel: string, isWhole: boolean) {
  if (!isWhole) return texts.quotes;
  if (number === undefined)
    return isMistypedNumber(typed) ? VALIDATION.orderNumberMistyped : texts.noNumber(typed);
  if (parcel === '') return texts.noParcel(number);
  if (ROUNDED.test(parcel)) return texts.rounded(parcel);
  return isLongerThan(parcel, MAX_LENGTH.name) ? VALIDATION.maxLength(MAX_LENGTH.name) : undefined;
}

/**
 * The rows of a pasted or uploaded list: the number of an order and that of its parcel, perhaps its
 * carrier. The sign between them, `sep=;` and a row of headings are found out; empty lines count as none.
 */
export function trackingRows(text: string): TrackingRow[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(LINE_END)
    .map((line) => line.trim());
  const sign = signNamedIn(lines[0] ?? '');
  const rows = lines
    .map((line, index) => ({ row: index + 1, ...valuesOf(line, sign) }))
    .filter(({ row }) => lines[row - 1] !== '' && !(sign !== undefined && row === 1));
  const headings = columnsIn(rows[0]?.values ?? []);
  return (headings ? rows.slice(1) : rows).map(({ row, values, isWhole }) => {
    const columns = headings ?? columnsBy(values);
    const typed = values[columns.order] ?? '';
    const [number] = readOrderNumbers(typed);
    const parcel = plainValue(values[columns.parcel]);
    const wrong = wrongWith(typed, number, parcel, isWhole);
    const carrier = plainValue(values[columns.carrier]);
    return { row, number: number ?? '', parcel, carrier, ...(wrong !== undefined && { wrong }) };
  });
}

/** The orders that have a number; several in the rare case that two have one. */
export type FoundOrders = ReadonlyMap<string, readonly Purchase[]>;

/** What of a list can be shipped, and what is to be corrected, by the number of its row. */
export interface CheckedTracking {
  parcels: readonly Parcel[];
  messages: ReadonlyMap<number, string>;
}

/** Why an order is not shipped from a list; undefined for one that can be. */
function refusalOf(number: string, orders: readonly Purchase[] = []): string | undefined {
  const [lines, ...others] = orders;
  if (!lines) return texts.unknown(number);
  if (others.length > 0) return texts.ambiguous(number);
  if (lines.some(isDisputed)) return texts.disputed(number);
  if (lines.some(({ withdrawal }) => withdrawal !== null)) return texts.withdrawn(number);
  if (isToPack(lines)) return undefined;
  const state = purchaseState(lines);
  if (state === 'placed') return texts.notPaid(number);
  return state === 'shipped' ? texts.shipped(number) : texts.is(number, orderTexts.states[state]);
}

/** Holds the rows of a list against the orders that have their numbers. */
export function checkTracking(rows: readonly TrackingRow[], found: FoundOrders): CheckedTracking {
  const messages = new Map<number, string>();
  const parcels: Parcel[] = [];
  const seen = new Set<string>();
  for (const { row, number, parcel, carrier, wrong } of rows) {
    const orders = found.get(number);
    const message = wrong ?? (seen.has(number) ? texts.twice(number) : refusalOf(number, orders));
    if (number !== '') seen.add(number);
    const lines = orders?.[0];
    if (message !== undefined) messages.set(row, message);
    else if (lines) parcels.push({ lines, number: parcel, carrier });
  }
  return { parcels, messages };
}
