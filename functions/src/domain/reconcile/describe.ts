import { DIFFERENCES, type Difference, type Evidence } from './difference.ts';
import type { FoundDifferences } from './found-differences.ts';

const lineOf = (side: string, evidence: Evidence): string =>
  `  ${side.padEnd(7)} ${Object.entries(evidence)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ')}`;

/** A difference with its evidence, in lines for a terminal or a log. */
export const describeDifference = ({ kind, about, shop, other, repair }: Difference): string =>
  [
    `${kind}: ${about}: ${DIFFERENCES[kind]}`,
    lineOf('shop', shop),
    lineOf('other', other),
    ...(repair ? [] : ['  has to be settled by a person']),
  ].join('\n');

/** What a comparison found beyond what it tells of one by one; undefined when that is nothing. */
export const describeMore = ({ more, first, count }: FoundDifferences): string | undefined => {
  if (more.size === 0) return undefined;
  const kinds = [...more].map(([kind, many]) => `${kind} ${many}`).join(', ');
  return `${count - first.length} more, which are told once some of these are settled: ${kinds}`;
};
