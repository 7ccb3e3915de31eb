import { DIFFERENCES, type Difference, type Evidence } from './difference.ts';

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
