import { deliveryPromises } from '../delivery/delivery.ts';
import { destinationsOf, type Destination } from '../delivery/destinations.ts';
import { countryName } from '../delivery/countries.ts';
import { formatMoney } from '../money/money.ts';
import { namedDay, paidInTime } from '../delivery/delivery.ts';
import type { SettingsFacts } from '../schemas/settings.ts';
import type { Warehouse } from '../schemas/warehouse.ts';
import { SITE_PATHS } from '../site/site-paths.ts';
import { LEGAL_TITLES, type LegalTable, type LegalText } from './legal-text.ts';

const countedDays = (days: number): string => `${days} working day${days === 1 ? '' : 's'}`;

const costOf = ({ cost, freeFrom }: Destination): string => {
  if (cost === 0) return 'free';
  const free = freeFrom === null ? '' : `, free from ${formatMoney(freeFrom)}`;
  return `${formatMoney(cost)} for an order${free}`;
};

/**
 * By when an order is there, country by country. Each day stands with the moment until which it holds,
 * so that a page that was kept for long says nothing that is wrong.
 */
const whenItComes = (settings: SettingsFacts, now: Date): LegalTable => {
  const destinations = destinationsOf(settings).map((destination) => ({
    country: countryName(destination.country),
    promises: deliveryPromises(now, { ...destination, leadTimeDays: undefined }),
  }));
  const [home] = destinations;
  return {
    head: [
      'To',
      ...(home?.promises ?? []).map(({ paidOn }) => paidInTime(paidOn, settings.warehouse)),
    ],
    rows: destinations.map(({ country, promises }) => [
      country,
      ...promises.map(({ by }) => `by ${namedDay(by)}`),
    ]),
  };
};

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
  } Working days are Monday to Friday without public holidays, and without days on which we are closed: the days above know them. The clock is the one in Germany.`;
};

/**
 * Where parcels go, when they come and what that costs (art. 6(1)(e) and (g), art. 8(3) of Directive
 * 2011/83/EU), as of a moment.
 */
export const deliveryText = (settings: SettingsFacts, now: Date): LegalText => ({
  title: LEGAL_TITLES.delivery,
  lead: 'Where we deliver, when it comes, and what it costs.',
  sections: [
    {
      heading: 'Where and for how much',
      paragraphs: [
        'The order form shows what delivery costs before you order, and its total includes it. Nothing is added later.',
        ...destinationsOf(settings).map(
          (destination) => `${countryName(destination.country)}: ${costOf(destination)}.`,
        ),
        'We do not deliver to other countries yet.',
      ],
    },
    {
      heading: 'When it comes',
      paragraphs: [
        'An order is with you by the day below. A tool with a lead time of its own comes sooner or later than that: its page and the order form name its day.',
      ],
      table: whenItComes(settings, now),
    },
    {
      heading: 'How we count',
      paragraphs: [
        leavesUs(settings.warehouse),
        'My orders in your dashboard shows when it has been sent, and we email you.',
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
        `Write to ${settings.seller.email}. If a parcel is lost or damaged on its way, that is our responsibility: we send another one, or refund you.`,
      ],
      link: { label: 'Returns and withdrawal', to: SITE_PATHS.returns },
    },
  ],
});
