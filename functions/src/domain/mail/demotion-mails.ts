import type { User } from '../../contract/schemas/user.ts';
import { NOTHING_ORDERED } from './mail-content.ts';
import { mailOf, type PersonalMail } from './render-mail.ts';
import { moment } from './mail-facts.ts';
import { DEMOTION_TEXTS, GREETING, sentence } from './mail-texts.ts';

const { facts, heading, theirs, yours } = DEMOTION_TEXTS;

/** An admin who becomes a customer. */
interface Demotion {
  user: Pick<User, '_id' | 'email' | 'displayName'>;
  /** The admin who does it. */
  by: { email: string };
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * The mails about a demotion: one to the person, one to the admin who did it; one alone for who
 * steps down. `shopUrl` is the origin of the site.
 */
export const demotionMails = ({ user, by, at }: Demotion, shopUrl: string): PersonalMail[] => {
  const { _id: uid, email, displayName } = user;
  // Nobody has the address of an account that is gone.
  const person = email || displayName || uid;
  const table = [
    { label: facts.account, value: [person] },
    { label: facts.role, value: ['customer'] },
    { label: facts.by, value: [by.email] },
    { label: facts.at, value: [moment(new Date(at).toISOString())] },
  ];
  const write = (
    to: string,
    name: string,
    text: typeof theirs | ReturnType<typeof yours>,
  ): PersonalMail =>
    mailOf(`${uid}-demoted-${at}-${to === email ? 'told' : 'done'}`, to, {
      subject: text.subject,
      greeting: GREETING(name || undefined),
      paragraphs: text.lines.map(sentence),
      link: { label: text.link.label, url: `${shopUrl}${text.link.path}` },
      heading,
      receipt: NOTHING_ORDERED,
      facts: table,
      shopUrl,
    });
  return [
    ...(email === '' ? [] : [write(email, displayName, theirs)]),
    ...(by.email === email ? [] : [write(by.email, '', yours(person))]),
  ];
};
