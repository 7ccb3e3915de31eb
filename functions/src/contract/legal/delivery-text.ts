import { DELIVERY } from '../delivery.ts';
import type { SettingsFacts } from '../schemas/settings.ts';
import { SITE_PATHS } from '../site-paths.ts';
import { LEGAL_TITLES } from './legal-names.ts';
import type { LegalText } from './legal-text.ts';

const { countryName, cutOffHour, handlingDays, transitDays } = DELIVERY;

/** Where parcels go, when they come and what that costs (art. 6(1)(e) and (g), art. 8(3) of Directive 2011/83/EU). */
export const deliveryText = ({ seller }: SettingsFacts): LegalText => ({
  title: LEGAL_TITLES.delivery,
  lead: 'Where we deliver, when it comes, and what it costs.',
  sections: [
    {
      heading: 'Where and for how much',
      paragraphs: [
        `We deliver within ${countryName}. Delivery is part of the price: nothing comes on top of the total that the order shows.`,
      ],
    },
    {
      heading: 'When it comes',
      paragraphs: [
        `A paid order leaves us within ${handlingDays[1]} working days, or within the lead time that its tool names, and is on its way for ${transitDays[0]} to ${transitDays[1]}. What is paid before ${cutOffHour}:00 on a working day counts from that day, otherwise from the next. Working days are Monday to Friday without public holidays.`,
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
        `Write to ${seller.email}. A parcel that is lost or damaged on its way is our business: we send another one, or your money back.`,
      ],
      link: { label: 'Returns and withdrawal', to: SITE_PATHS.returns },
    },
  ],
});
