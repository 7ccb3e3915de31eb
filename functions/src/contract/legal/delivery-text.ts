import { DELIVERY } from '../delivery.ts';
import { destinationsOf, type Destination } from '../destinations.ts';
import { countryName } from '../country-name.ts';
import { formatMoney } from '../money.ts';
import type { SettingsFacts } from '../schemas/settings.ts';
import { SITE_PATHS } from '../site-paths.ts';
import { LEGAL_TITLES } from './legal-names.ts';
import type { LegalText } from './legal-text.ts';

const { cutOffHour, handlingDays, leastTransitDays } = DELIVERY;

const costOf = ({ cost, freeFrom }: Destination): string => {
  if (cost === 0) return 'free';
  const free = freeFrom === null ? '' : `, free from ${formatMoney(freeFrom)}`;
  return `${formatMoney(cost)} for an order${free}`;
};

const termsOf = (destination: Destination): string =>
  `${countryName(destination.country)}: ${costOf(destination)}, on its way for ${leastTransitDays} to ${destination.transitDays} working days.`;

/** Where parcels go, when they come and what that costs (art. 6(1)(e) and (g), art. 8(3) of Directive 2011/83/EU). */
export const deliveryText = (settings: SettingsFacts): LegalText => ({
  title: LEGAL_TITLES.delivery,
  lead: 'Where we deliver, when it comes, and what it costs.',
  sections: [
    {
      heading: 'Where and for how much',
      paragraphs: [
        'What delivery costs stands in the order form before you order, and in its total. Nothing comes on top of that.',
        ...destinationsOf(settings).map(termsOf),
        'We do not deliver to other countries yet.',
      ],
    },
    {
      heading: 'When it comes',
      paragraphs: [
        `A paid order leaves us within ${handlingDays[1]} working days, or within the lead time that its tool names. What is paid before ${cutOffHour}:00 on a working day counts from that day, otherwise from the next. Working days are Monday to Friday without public holidays.`,
        'The order form names the day by which it is with you. My orders in your dashboard says when it has left us, and so does a mail.',
      ],
    },
    {
      heading: 'How you can pay',
      paragraphs: [
        'By the ways that our payment service Stripe offers on its page, before we ship. We keep the pieces for you until the time that the order names.',
      ],
    },
    {
      heading: 'If it does not come',
      paragraphs: [
        `Write to ${settings.seller.email}. A parcel that is lost or damaged on its way is our business: we send another one, or your money back.`,
      ],
      link: { label: 'Returns and withdrawal', to: SITE_PATHS.returns },
    },
  ],
});
