import type { MailContent } from './mail-content.ts';
import type { MailFact } from './mail-facts.ts';
import { SENDER, TOTAL } from './mail-texts.ts';

const column = (labels: readonly string[]): number =>
  Math.max(...labels.map(({ length }) => length)) + 2;

/** Rows of a label and its lines, one below the other. */
const table = (rows: readonly MailFact[]): string => {
  const width = column(rows.map(({ label }) => label));
  const rowOf = ({ label, value }: MailFact) =>
    value.map((text, index) => `${(index === 0 ? label : '').padEnd(width)}${text}`);
  return rows.flatMap(rowOf).join('\n');
};

const receipt = ({ receipt: { lines, besides, total } }: MailContent): MailFact[] => {
  if (lines.length === 0) return [];
  const products = lines.map(({ name, pieces, total: amount }) => ({
    label: 'Product',
    // Where there is one, its amount is the total.
    value: [name, lines.length === 1 && besides.length === 0 ? pieces : `${pieces} = ${amount}`],
  }));
  return [
    ...products,
    ...besides.map(({ label, amount }) => ({ label, value: [amount] })),
    { label: TOTAL, value: [total] },
  ];
};

/** The mail as plain text: what to do first, the facts below it, the sender at the end. */
export const plainMail = (content: MailContent): string => {
  const { greeting, paragraphs, link, moreLinks = [], heading, facts, shopUrl } = content;
  const details = [heading, '-'.repeat(heading.length), table([...receipt(content), ...facts])];
  const sender = ['-- ', SENDER.is, SENDER.line, shopUrl];
  return [
    greeting,
    ...paragraphs,
    ...[link, ...moreLinks].map(({ label, url }) => `${label}:\n${url}`),
    details.join('\n'),
    sender.join('\n'),
  ].join('\n\n');
};
