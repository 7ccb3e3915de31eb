import { DISCREPANCIES, type Discrepancy, type Evidence } from './discrepancy.ts';
import type { DiscrepancyList } from './discrepancy-list.ts';

const lineOf = (side: string, evidence: Evidence): string =>
  `  ${side.padEnd(7)} ${Object.entries(evidence)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ')}`;

/** A discrepancy with its evidence, in lines for a terminal or a log. */
export const describeDiscrepancy = ({ kind, about, shop, other, repair }: Discrepancy): string =>
  [
    `${kind}: ${about}: ${DISCREPANCIES[kind]}`,
    lineOf('shop', shop),
    lineOf('other', other),
    ...(repair ? [] : ['  has to be settled by a person']),
  ].join('\n');

/** What a comparison found beyond what it tells of one by one; undefined when that is nothing. */
export const describeOmitted = ({ more, first, count }: DiscrepancyList): string | undefined => {
  if (more.size === 0) return undefined;
  const kinds = [...more].map(([kind, many]) => `${kind} ${many}`).join(', ');
  return `${count - first.length} more, which are told once some of these are settled: ${kinds}`;
};
