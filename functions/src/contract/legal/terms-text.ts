import { DEFAULT_ORDER_HOLD_HOURS } from '../constants.ts';
import type { SettingsFacts } from '../schemas/settings.ts';
import { SITE_PATHS } from '../site/site-paths.ts';
import { LEGAL_TITLES, type LegalText } from './legal-text.ts';
import { ratesInWords } from '../money/vat.ts';

/** What holds between the shop and who orders (art. 6 of Directive 2011/83/EU). */
export const termsText = ({ seller, ...rates }: SettingsFacts): LegalText => ({
  title: LEGAL_TITLES.terms,
  lead: 'What holds between you and us when you order here.',
  sections: [
    {
      heading: 'Who sells',
      paragraphs: [
        `You buy from ${seller.name}, ${seller.street}, ${seller.postcode} ${seller.city}, ${seller.country}. You reach us at ${seller.email} and ${seller.phone}.`,
      ],
      link: { label: 'All about us: imprint', to: SITE_PATHS.imprint },
    },
    {
      heading: 'How a contract comes about',
      paragraphs: [
        'You choose a tool and how many pieces, fill in where they go and place the order. Until you place it you can change everything in the form. The order says what it costs in all before you place it.',
        'With the order you offer to buy. We keep the pieces for you and take the offer when your payment has arrived; then we write to you. The contract is in English, and its text, these terms aside, stays in your dashboard under My orders and in the mails that we send.',
        `We keep an unpaid order for ${DEFAULT_ORDER_HOLD_HOURS} hours, and for less where earlier ones were not paid; the order says until when. After that the pieces go back on sale, and nobody owes anything. Until you pay you can cancel it with one button.`,
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        `Every price is in euro, for one piece, and contains the VAT of the country that it goes to: ${ratesInWords(rates)} at home. The smallest order stands beside each tool. The total of an order, delivery included, is what you pay, and nothing comes on top of it.`,
        'A business with a VAT number of another member state that has its order sent abroad is not charged VAT once the register of that state has confirmed the number; it accounts for the VAT itself (art. 138 of Directive 2006/112/EC).',
        'You pay by the ways that our payment service Stripe offers on its page. We never see the number of your card. Your card is charged when you pay, before we ship.',
        'Where a price was lowered and we say so, the lowest price of the 30 days before stands beside it.',
      ],
    },
    {
      heading: 'Delivery',
      paragraphs: [
        'Before you pay, the order says by which day it is with you. The goods are ours until they are paid. What may be lost on the way is our risk until the parcel is in your hands.',
      ],
      link: { label: 'How delivery works', to: SITE_PATHS.delivery },
    },
    {
      heading: 'If you change your mind',
      paragraphs: ['As a consumer you can withdraw within fourteen days, without a reason.'],
      link: { label: 'Returns and withdrawal', to: SITE_PATHS.returns },
    },
    {
      heading: 'If something is wrong',
      paragraphs: [
        'Goods come with the legal guarantee of conformity. Tell us what is wrong; we put it right.',
      ],
      link: { label: 'Your legal guarantee', to: SITE_PATHS.guarantee },
    },
    {
      heading: 'What else holds',
      paragraphs: [
        'We answer without limit for intent, gross negligence, injury to life, body or health, and where the law on product liability says so. For slight negligence we answer for what a contract is there to secure, up to the loss that was to be foreseen.',
        'The law of the seller’s country holds. As a consumer you keep what the law of the country where you live secures for you.',
        'We are neither obliged nor willing to take part in dispute settlement before a consumer arbitration board. Talk to us first: most things are settled with one mail.',
      ],
    },
  ],
});
