import { DELIVERY } from '../delivery.ts';
import { destinationsOf, type Destination } from '../destinations.ts';
import { countryName } from '../country-name.ts';
import { formatMoney } from '../money.ts';
import type { SettingsFacts } from '../schemas/settings.ts';
import type { Warehouse } from '../schemas/warehouse.ts';
import { SITE_PATHS } from '../site-paths.ts';
import { LEGAL_TITLES } from './legal-names.ts';
import type { LegalText } from './legal-text.ts';

const { leastTransitDays } = DELIVERY;

const countedDays = (days: number): string => `${days} working day${days === 1 ? '' : 's'}`;

const costOf = ({ cost, freeFrom }: Destination): string => {
  if (cost === 0) return 'free';
  const free = freeFrom === null ? '' : `, free from ${formatMoney(freeFrom)}`;
  return `${formatMoney(cost)} for an order${free}`;
};

const termsOf = (destination: Destination): string =>
  `${countryName(destination.country)}: ${costOf(destination)}, on its way for ${leastTransitDays} to ${destination.transitDays} working days.`;

const leavesUs = ({ handlingDays, cutOffHour }: Warehouse): string => {
  const within =
    handlingDays === 0 ? 'on the day from which it counts' : `within ${countedDays(handlingDays)}`;
  const counts = {
    0: 'What is paid counts from the next working day.',
    24: 'What is paid on a working day counts from that day, otherwise from the next.',
  }[cutOffHour];
  return `A paid order leaves us ${within}, or within the lead time that its tool names. ${
    counts ??
    `What is paid before ${cutOffHour}:00 on a working day counts from that day, otherwise from the next.`
  } Working days are Monday to Friday without public holidays, and without days on which we are closed: the order form knows them.`;
};

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
        leavesUs(settings.warehouse),
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
