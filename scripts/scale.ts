/** `npm run scale`: writes the tables of docs/scale.md anew from what was counted, measured and asked for. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import {
  costOf,
  instancesFor,
  perSecond,
  usageOf,
  type Counted,
  type Prices,
} from './scale/count.ts';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENT = join(ROOT, 'docs/scale.md');
const SCALES = [1_000, 100_000, 10_000_000];
/** Visits a day of which a month makes a million page views. */
const A_MILLION_VIEWS = 1_000_000 / 30 / 5;

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const counted = read('tests/reads/recorded.json') as Counted;
const { prices } = read('scripts/scale/prices.json') as { prices: Prices };

const count = (value: number): string => Math.round(value).toLocaleString('en-GB');
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const months = [...SCALES, A_MILLION_VIEWS].map((visits) => {
  const usage = usageOf(visits, counted);
  const { parts, total } = costOf(usage, prices, { free: true });
  const paid = (part: keyof typeof usage) => `${count(usage[part])} ($${parts[part].toFixed(2)})`;
  const functions = parts.cpuSeconds + parts.memoryGibSeconds + parts.functionCalls;
  return row([
    count(visits),
    paid('firestoreReads'),
    paid('firestoreWrites'),
    `${count(usage.functionCalls)} ($${functions.toFixed(2)})`,
    `${count(usage.hostingBytes / 1e9)} ($${parts.hostingBytes.toFixed(2)})`,
    `**$${total.toFixed(2)}**`,
  ]);
});
const rates = SCALES.map((visits) => {
  const usage = usageOf(visits, counted);
  const { functionCalls, firestoreReads, firestoreWrites } = usage;
  const rate = (monthly: number) => perSecond(monthly).toFixed(1);
  const calls = `${rate(functionCalls)} (${instancesFor(functionCalls)})`;
  return row([count(visits), calls, rate(firestoreReads), rate(firestoreWrites)]);
});

const heads = [
  ['Visits a day', 'Reads', 'Writes', 'Calls of functions', 'GB sent', 'A month'],
  ['Visits a day', 'Calls a second (instances)', 'Reads a second', 'Writes a second'],
];
const tables = [months, rates].map((rows, index) => {
  const head = heads[index] ?? [];
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
});

const MARKED = /(<!-- (month|peak): npm run scale -->\n)[\s\S]*?(<!-- end -->)/g;
const text = readFileSync(DOCUMENT, 'utf8').replace(
  MARKED,
  (_, begin: string, name: string, end: string) =>
    `${begin}\n${tables[name === 'month' ? 0 : 1] ?? ''}\n\n${end}`,
);
writeFileSync(
  DOCUMENT,
  await format(text, { ...(await resolveConfig(DOCUMENT)), parser: 'markdown' }),
);
