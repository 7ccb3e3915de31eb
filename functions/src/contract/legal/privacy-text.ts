import { CONTACT_MESSAGE_YEARS, MAIL_DAYS } from '../api/retention.ts';
import {
  BACKUP_DAYS,
  CANCELLED_ORDER_YEARS,
  IDEMPOTENCY_TTL_MS,
  SESSION_TTL_MS,
} from '../constants.ts';
import type { SettingsFacts } from '../schemas/settings.ts';
import { SITE_PATHS } from '../site/site-paths.ts';
import { LEGAL_TITLES, type LegalText } from './legal-text.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Which data the shop has, why, for how long and who else sees them (art. 13 of Regulation (EU) 2016/679). */
export const privacyText = ({ seller }: SettingsFacts): LegalText => ({
  title: LEGAL_TITLES.privacy,
  lead: 'Which data of yours we keep, what for, for how long, and who else sees them.',
  sections: [
    {
      heading: 'Who answers for it',
      paragraphs: [
        `${seller.name}, ${seller.street}, ${seller.postcode} ${seller.city}, ${seller.country}, ${seller.email}.`,
      ],
      link: { label: 'Imprint', to: SITE_PATHS.imprint },
    },
    {
      heading: 'When you only look',
      paragraphs: [
        'Then we set no cookie, measure no visit and ask no other company’s server for fonts, maps, videos or advertisements. So there is no banner to click away.',
        'Pages and pictures come from servers of Google (Firebase), which see your address in the network, as every server does. Their logs serve to keep the shop running and safe (art. 6(1)(f) GDPR).',
        'Your browser keeps what you chose here, such as dark colours and what you have typed into a form, until you close the tab or clear it. It stays with you.',
      ],
    },
    {
      heading: 'When you have an account',
      paragraphs: [
        'We keep your e-mail address, your name, and your photo and the other facts of your profile if you give us any, for as long as you have the account (art. 6(1)(b) GDPR). We never see your password. If you sign in with Google, Google tells us your address, name and photo.',
        'If you order by telephone and have no account, we open one with the name and the e-mail address that you tell us, so that you can pay and follow the order. A mail says so; if you did not ask for it, write to us and we erase it.',
        `While you are signed in, your browser keeps a token of ours, which ends after ${SESSION_TTL_MS / HOUR_MS} hours or when you sign out. What you must not lose while offline may be kept in your browser as well.`,
      ],
    },
    {
      heading: 'When you order',
      paragraphs: [
        `We keep what you ordered, your name, phone, address and e-mail, and what happened to the order, to fulfil the contract (art. 6(1)(b) GDPR). Paid orders stay for as long as the law on books and taxes wants, which in Germany is up to ten years (art. 6(1)(c) GDPR). An order that you cancel, or do not pay in time, stays among your cancelled orders for ${CANCELLED_ORDER_YEARS} years, so that you and we can look up how it ended, and is deleted then (art. 6(1)(f) GDPR); our log, which nobody but the office reads, says the same. What our office notes about an order, such as what you told us on the telephone, stays with the order.`,
        'If you ask us to tell you when a product is back in stock, we keep your e-mail address and the product until we have told you, you end it, or half a year is over (art. 6(1)(b) GDPR).',
        'You pay on a page of Stripe (Stripe Payments Europe, Ireland), which gets the amount, the order and what you enter there, and of a business that is not charged VAT its name and VAT number, for the invoice. We get to know that it was paid, never the number of a card.',
        'If you order for a business in another country of the Union, we look its VAT number up with the European Commission (VIES) and keep what it says with the order, which tax law wants (art. 6(1)(c) GDPR).',
        'The carrier gets your name and address, and your phone number for the delivery.',
        `Mails that we have sent you are deleted with us after ${MAIL_DAYS} days, and so are those that wait for you to verify your address.`,
        `Copies that guard the shop against losing its data are deleted after ${BACKUP_DAYS} days, and with them what we have erased meanwhile (art. 32 GDPR).`,
      ],
    },
    {
      heading: 'When you write to us',
      paragraphs: [
        `What you send by a form we keep to answer it, and for ${CONTACT_MESSAGE_YEARS} years for what may follow from it (art. 6(1)(b) and (f) GDPR). What you declare by the withdrawal function we keep with the order, to prove it. A review or a post is public with the name under which you write it, until you have it removed; a review of a product that you bought you change and remove yourself.`,
        `So that nobody floods the shop, we count calls by a fingerprint of your network address, for minutes, and recognise a call that was sent twice, for ${IDEMPOTENCY_TTL_MS / HOUR_MS} hours.`,
      ],
    },
    {
      heading: 'Who works for us',
      paragraphs: [
        'Google (Firebase: hosting, database, sign-in, pictures), Stripe (payments) and the service that sends our mails process data on our behalf or for what they do for you. Google and Stripe may process data in the United States as well, under the EU-US Data Privacy Framework and standard contractual clauses. Nobody gets data for advertisements, and nothing is decided about you by a program alone.',
      ],
    },
    {
      heading: 'What you can ask for',
      paragraphs: [
        `You may ask what we have about you and get a copy, have it corrected, deleted or blocked, take it with you, and object to what we do for our own interests. In My Profile you download all of it and close your account, which erases it at once but for paid orders, their payments and what you declared by the withdrawal function; our log then has a pseudonym in place of your address, and mails to our office that name you are deleted after ${MAIL_DAYS} days. Without an account, a mail to ${seller.email} is enough.`,
        'You may complain to an authority for data protection, at best the one of the place where you live.',
      ],
    },
  ],
});
