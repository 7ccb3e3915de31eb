import { formatMoney, LOCALE } from '../../contract/money/money.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { SITE_PATHS } from '../../contract/site/site-paths.ts';
import { STOCK_ALERT_KEY } from '../../contract/products/stock.ts';
import type { WaitingPerson } from '../../data/products/stock-alert-repository.ts';
import { NOTHING_ORDERED } from './mail-content.ts';
import { oneLine } from './mail-facts.ts';
import { mailOf, type PersonalMail } from './render-mail.ts';
import { GREETING } from './mail-texts.ts';

/** The page that ends all reminders of the key's person, without signing in. */
const endPage = (shopUrl: string, key: string): string =>
  `${shopUrl}${SITE_PATHS.stockAlert}?${STOCK_ALERT_KEY}=${encodeURIComponent(key)}`;

/** The one mail of a reminder: its id is made of who waits, for what, and since when. */
export const backInStockMail = (
  { id, email, key, createdAt }: WaitingPerson,
  { _id, name, price, available, minOrder }: Product,
  shopUrl: string,
): PersonalMail => {
  const pieces = (count: number): string =>
    `${count.toLocaleString(LOCALE)} ${count === 1 ? 'piece' : 'pieces'}`;
  return mailOf(`${id}-${Date.parse(createdAt)}-back_in_stock`, email, {
    subject: `${oneLine(name)}: back in stock`,
    greeting: GREETING(),
    paragraphs: [
      `${oneLine(name)} can be ordered again. We keep none of it for anybody: whoever orders first gets it.`,
      'You asked us to tell you. This is the only mail about it; to hear of it another time, ask for it again on its page.',
    ],
    link: {
      label: 'See the product',
      url: `${shopUrl}${SITE_PATHS.product.replace(':id', encodeURIComponent(_id))}`,
    },
    moreLinks: [{ label: 'No more of these mails', url: endPage(shopUrl, key) }],
    heading: 'The product',
    receipt: NOTHING_ORDERED,
    facts: [
      { label: 'Price', value: [`${formatMoney(price)} per piece`] },
      { label: 'Minimum order', value: [pieces(minOrder)] },
      { label: 'There now', value: [pieces(available)] },
    ],
    shopUrl,
  });
};
