import { html, Html, type HtmlValue } from './html.ts';
import { STYLE } from './page-style.ts';

const PLACES = [
  { path: '/', name: 'Control' },
  { path: '/mail', name: 'Mailbox' },
] as const;

export type Place = (typeof PLACES)[number]['path'];

const link = ({ path, name }: (typeof PLACES)[number], here: Place) =>
  html`<a href="${path}" ${path === here && html`aria-current="page"`}>${name}</a>`;

const page = (title: string, header: HtmlValue, main: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title} | Rollwell</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <header>${header}</header>
        ${main}
      </body>
    </html> `.text;

const SHOP = html`<p class="shop">Rollwell</p>`;

/** A page of the checkout, as a customer sees it. */
export const checkoutLayout = (title: string, body: Html): string =>
  page(
    title,
    html`${SHOP}
      <p class="note">Payment simulator. No real money moves here.</p>`,
    html`<main>${body}</main>`,
  );

/** A page for developers, with the way to the others and to the shop. */
export const toolLayout = (title: string, here: Place, shopUrl: string, body: Html): string =>
  page(
    title,
    html`${SHOP}
      <nav aria-label="Simulator">
        ${PLACES.map((place) => link(place, here))}<a href="${shopUrl}">Shop</a>
      </nav>`,
    html`<main class="wide">${body}</main>`,
  );

/** A row of a table. */
export const tableRow = (cells: readonly HtmlValue[]): Html =>
  html`<tr>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;

interface TableParts {
  title: string;
  columns: readonly string[];
  /** The cells of each. */
  rows: readonly (readonly HtmlValue[])[];
  /** What is said instead of a table without rows. */
  empty?: string;
  /** How many there are, where not all are shown. */
  total?: number;
}

/** A section with a table that scrolls by itself where the screen is narrow. */
export const tableSection = ({
  title,
  columns,
  rows,
  empty = 'None yet.',
  total,
}: TableParts): Html => {
  const id = title.toLowerCase().replaceAll(' ', '-');
  const heading = html`<h2 id="${id}">${title}</h2>`;
  if (rows.length === 0)
    return html`<section>
      ${heading}
      <p class="note">${empty}</p>
    </section>`;
  const more =
    total !== undefined &&
    total > rows.length &&
    html`<p class="note">The newest ${rows.length} of ${total}.</p>`;
  return html`<section>
    ${heading}
    <div class="scroll" role="region" aria-labelledby="${id}" tabindex="0">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(tableRow)}
        </tbody>
      </table>
    </div>
    ${more}
  </section>`;
};

/** A point in time (milliseconds since 1970) for people and for programs. */
export const timeOf = (at: number): Html => {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')}</time>`;
};

/** Whole cents with the currency's sign. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
