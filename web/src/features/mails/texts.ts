/** The words of the mails that were not delivered. */
export const texts = {
  title: 'Mails not delivered',
  label: 'Mails not delivered',
  hint: 'The mail server refused them. Mend the address or the server, then send them again.',
  to: 'To',
  lastTry: 'Last tried',
  tries: (attempts: string) => `${attempts} tries`,
  oneTry: '1 try',
  retry: 'Send again',
  retryOf: (subject: string) => `Send again: ${subject}`,
  retried: 'It is sent within a minute.',
  notRetried: 'That did not work. Please try again.',
  noSubject: 'No subject',
  empty: 'Every mail was delivered',
  emptyHint: 'What the mail server does not take in two days shows here.',
} as const;
