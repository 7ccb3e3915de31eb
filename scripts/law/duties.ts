import type { Row } from '../spec/check-document.ts';

interface Duty {
  duty: string;
  /** Where the law says it; empty where the row does not tell. */
  source: string;
}

/** A row's duty and, in the brackets at its end, its source. */
export const dutyOf = ({ line }: Pick<Row, 'line'>): Duty => {
  const open = line.lastIndexOf(' [');
  if (open < 0 || !line.endsWith(']')) return { duty: line, source: '' };
  return { duty: line.slice(0, open), source: line.slice(open + 2, -1) };
};

/** The rows that do not say where the law says it, one sentence each. */
export const withoutSource = (rows: readonly Row[]): string[] =>
  rows
    .filter((row) => dutyOf(row).source.trim() === '')
    .map(({ id }) => `${id} names no source in brackets.`);
