import { RETURN_DAYS } from '../delivery/delivery.ts';
import type { SettingsFacts } from '../schemas/settings.ts';
import { SITE_PATHS } from '../site/site-paths.ts';
import { REFUND_DAYS } from '../orders/withdrawal-period.ts';
import { LEGAL_TITLES, type LegalText } from './legal-text.ts';

/** How a consumer withdraws, by the model instructions (annex I of Directive 2011/83/EU). */
export const returnsText = ({ seller }: SettingsFacts): LegalText => {
  const address = `${seller.name}, ${seller.street}, ${seller.postcode} ${seller.city}, ${seller.country}`;
  return {
    title: LEGAL_TITLES.returns,
    lead: `You can withdraw from an order within ${RETURN_DAYS} days, without giving a reason.`,
    sections: [
      {
        heading: 'Your right to withdraw',
        paragraphs: [
          `The ${RETURN_DAYS} days begin on the day after you, or somebody you named who is not the carrier, have the goods; of several goods of one order, the last of them. It is enough to send the declaration before they are over. A period that would end on a Saturday, a Sunday or a public holiday ends with the next working day.`,
          `To withdraw, tell us so in a clear statement: by the function that this page leads to, by mail to ${seller.email}, or by letter to ${address}. The function asks for your name, the order and your address for the receipt, and for no reason; you get the receipt at once.`,
        ],
        link: { label: 'Withdraw from contract here', to: SITE_PATHS.withdrawal },
      },
      {
        heading: 'What happens then',
        paragraphs: [
          `We pay back everything that we had from you for the order, the cost of standard delivery included, without delay and at the latest ${REFUND_DAYS} days after we heard of it, the way you paid and at no cost to you. We may wait until the goods are back, or you have shown that you sent them, whichever is first.`,
          `Send the goods back to ${address}, at the latest ${RETURN_DAYS} days after you told us. You bear the cost of sending them back.`,
          'You only pay for a loss in value where the goods were handled more than it takes to see what they are and whether they work: a roller may be taken from its sleeve, not through the paint.',
        ],
      },
      {
        heading: 'If you would rather write it yourself',
        paragraphs: [
          `To ${address}, ${seller.email}: I hereby withdraw from my contract of sale of the following goods, ordered on / received on, name, address, date, and your signature if it is on paper.`,
        ],
      },
      {
        heading: 'Not paid yet?',
        paragraphs: [
          'Then cancel the order with one button under My orders; the pieces go back on the shelf and you owe nothing.',
        ],
      },
      {
        heading: 'Something is broken or wrong?',
        paragraphs: ['That is not a return: you have the legal guarantee.'],
        link: { label: 'Your legal guarantee', to: SITE_PATHS.guarantee },
      },
    ],
  };
};
