import { html, type Html } from './html.ts';
import type { MailContent, MailLink } from './mail-content.ts';
import type { MailFact } from './mail-facts.ts';
import { DARK_SHEET, STYLE } from './mail-style.ts';
import { SENDER, TOTAL } from './mail-texts.ts';
import type { Mail } from '../../data/people/mail.ts';

const paragraph = (text: string): Html =>
  html`<p class="text" style="${STYLE.paragraph}">${text}</p>`;

const anotherLink = ({ label, url }: MailLink): Html =>
  html`<p style="margin:16px 0 0;">
    <a class="link" href="${url}" style="${STYLE.link}">${label}</a>
  </p>`;

const amount = (text: string, strength = ''): Html =>
  html`<td class="text line" style="${STYLE.cell}${STYLE.amount}${strength}">${text}</td>`;

const receipt = ({ receipt: { lines: ordered, besides, total } }: MailContent): Html[] =>
  ordered.length > 0
    ? [
        html`<table role="presentation" style="${STYLE.table}">
          ${ordered.map(
            (line) =>
              html`<tr>
                <td class="text line" style="${STYLE.cell}">
                  ${line.name}<br /><span class="second" style="${STYLE.second}"
                    >${line.pieces}</span
                  >
                </td>
                ${amount(line.total)}
              </tr>`,
          )}
          ${besides.map(
            (beside) =>
              html`<tr>
                <td class="text line" style="${STYLE.cell}">${beside.label}</td>
                ${amount(beside.amount)}
              </tr>`,
          )}
          <tr>
            <td class="text line" style="${STYLE.cell}${STYLE.strong}">${TOTAL}</td>
            ${amount(total, STYLE.strong)}
          </tr>
        </table>`,
      ]
    : [];

const lines = (value: readonly string[]): Html[] =>
  value.map((text, index) => (index === 0 ? html`${text}` : html`<br />${text}`));

const fact = ({ label, value }: MailFact): Html =>
  html`<tr>
    <th scope="row" class="second line" style="${STYLE.cell}${STYLE.label}">${label}</th>
    <td class="text line" style="${STYLE.cell}">${lines(value)}</td>
  </tr>`;

/** The mail as markup: one column of at most 600 pixels, in the house's colours by day and night. */
const htmlMail = (content: MailContent): string => {
  const { subject, greeting, paragraphs, link, moreLinks = [] } = content;
  const { heading, facts, shopUrl } = content;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${DARK_SHEET}
        </style>
      </head>
      <body class="page" style="${STYLE.page}">
        <div style="${STYLE.preview}">${paragraphs[0] ?? ''}</div>
        <table role="presentation" style="width:100%;border-collapse:collapse;">
          <tr>
            <td style="padding:16px 12px;">
              <table role="presentation" class="card" style="${STYLE.card}">
                <tr>
                  <td class="text" style="${STYLE.name}">${SENDER.name}</td>
                </tr>
                <tr>
                  <td style="padding:0;">
                    <div class="band" style="${STYLE.band}width:62%;">&nbsp;</div>
                  </td>
                </tr>
                <tr>
                  <td class="text" style="${STYLE.body}">
                    ${[greeting, ...paragraphs].map(paragraph)}
                    <p style="margin:24px 0 0;">
                      <a class="button" href="${link.url}" style="${STYLE.button}">${link.label}</a>
                    </p>
                    ${moreLinks.map(anotherLink)}
                    <h2 class="text" style="${STYLE.heading}">${heading}</h2>
                    ${receipt(content)}
                    <table role="presentation" style="${STYLE.table}">
                      ${facts.map(fact)}
                    </table>
                  </td>
                </tr>
                <tr>
                  <td class="second line" style="${STYLE.foot}">
                    ${SENDER.is}. ${SENDER.line}<br /><a
                      class="link"
                      href="${shopUrl}"
                      style="${STYLE.link}"
                      >${shopUrl}</a
                    >
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
};

const column = (labels: readonly string[]): number =>
  Math.max(...labels.map(({ length }) => length)) + 2;

/** Rows of a label and its lines, one below the other. */
const table = (rows: readonly MailFact[]): string => {
  const width = column(rows.map(({ label }) => label));
  const rowOf = ({ label, value }: MailFact) =>
    value.map((text, index) => `${(index === 0 ? label : '').padEnd(width)}${text}`);
  return rows.flatMap(rowOf).join('\n');
};

const receiptRows = ({ receipt: { lines, besides, total } }: MailContent): MailFact[] => {
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
const plainMail = (content: MailContent): string => {
  const { greeting, paragraphs, link, moreLinks = [], heading, facts, shopUrl } = content;
  const details = [heading, '-'.repeat(heading.length), table([...receiptRows(content), ...facts])];
  const sender = ['-- ', SENDER.is, SENDER.line, shopUrl];
  return [
    greeting,
    ...paragraphs,
    ...[link, ...moreLinks].map(({ label, url }) => `${label}:\n${url}`),
    details.join('\n'),
    sender.join('\n'),
  ].join('\n\n');
};

/** A mail to one person. */
export type PersonalMail = Mail & { to: string };

/** A mail to somebody, as text and as markup; its id exists once, so that it is written once. */
export const mailOf = (id: string, to: string, content: MailContent): PersonalMail => ({
  id,
  to,
  message: { subject: content.subject, text: plainMail(content), html: htmlMail(content) },
});
