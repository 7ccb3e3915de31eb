/**
 * The link that begins a mail. The address is encoded like the rest: one that holds `?bcc=` would
 * otherwise add readers of its sender's choice.
 */
export const mailTo = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
