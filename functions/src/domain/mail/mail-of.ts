import type { Mail } from '../../data/mail.ts';
import type { MailContent } from './mail-content.ts';
import { htmlMail } from './mail-html.ts';
import { plainMail } from './mail-plain.ts';

/** A mail to one person. */
export type PersonalMail = Mail & { to: string };

/** A mail to somebody, as text and as markup; its id exists once, so that it is written once. */
export const mailOf = (id: string, to: string, content: MailContent): PersonalMail => ({
  id,
  to,
  message: { subject: content.subject, text: plainMail(content), html: htmlMail(content) },
});
