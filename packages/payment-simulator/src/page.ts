import { html } from './html.ts';
import { checkoutLayout, money, tableRow } from './layout.ts';
import type { SessionRecord } from './objects.ts';

/** The page on which somebody decides about an open session. */
export const checkoutPage = ({ session, items }: SessionRecord): string => {
  const rows = items.map(({ name, quantity, unitAmount }) =>
    tableRow([name, quantity, money(unitAmount, session.currency)]),
  );
  const total = money(session.amount_total, session.currency);
  return checkoutLayout(
    'Checkout',
    html`<h1>Pay ${total}</h1>
      ${session.customer_email && html`<p>For ${session.customer_email}</p>`}
      <table>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price each</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colspan="2">To pay</th>
            <td>${total}</td>
          </tr>
        </tfoot>
      </table>
      <form method="post">
        <button class="approve" name="outcome" value="approve">Approve</button>
        <button class="decline" name="outcome" value="decline">Decline</button>
      </form>
      ${session.cancel_url && html`<p><a href="${session.cancel_url}">Back to the shop without paying</a></p>`}`,
  );
};

/** A page that only says something, with a way back to the shop where one is known. */
export const messagePage = (title: string, message: string, backUrl: string | null): string =>
  checkoutLayout(
    title,
    html`<h1>${title}</h1>
      <p>${message}</p>
      ${backUrl && html`<p><a href="${backUrl}">Back to the shop</a></p>`}`,
  );
