import type { SessionRecord } from './objects.ts';
import { STYLE } from './page-style.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '');

const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);

const layout = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escape(title)} | Rollwell</title>
<style>${STYLE}</style>
</head>
<body>
<header><p class="shop">Rollwell</p><p class="note">Payment simulator. No real money moves here.</p></header>
<main>
${body}
</main>
</body>
</html>
`;

/** The page on which somebody decides about an open session. */
export const checkoutPage = ({ session, items }: SessionRecord): string => {
  const rows = items.map(
    (item) => `<tr><td>${escape(item.name)}</td><td>${item.quantity}</td>
<td>${escape(money(item.unitAmount, session.currency))}</td></tr>`,
  );
  const email = session.customer_email ? `<p>For ${escape(session.customer_email)}</p>` : '';
  return layout(
    'Checkout',
    `<h1>Pay ${escape(money(session.amount_total, session.currency))}</h1>
${email}
<table>
<thead><tr><th scope="col">Product</th><th scope="col">Quantity</th><th scope="col">Price each</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
<tfoot><tr><th scope="row" colspan="2">To pay</th><td>${escape(money(session.amount_total, session.currency))}</td></tr></tfoot>
</table>
<form method="post">
<button class="approve" name="outcome" value="approve">Approve</button>
<button class="decline" name="outcome" value="decline">Decline</button>
</form>
${session.cancel_url ? `<p><a href="${escape(session.cancel_url)}">Back to the shop without paying</a></p>` : ''}`,
  );
};

/** A page that only says something, with a way back to the shop where one is known. */
export const messagePage = (title: string, message: string, backUrl: string | null): string =>
  layout(
    title,
    `<h1>${escape(title)}</h1>
<p>${escape(message)}</p>
${backUrl ? `<p><a href="${escape(backUrl)}">Back to the shop</a></p>` : ''}`,
  );
