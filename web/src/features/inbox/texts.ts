/** The words of the admins' inbox. */
export const texts = {
  label: 'Messages',
  from: 'From',
  reply: (subject: string) => `Re: ${subject}`,
  noText: 'No text, only the subject.',
  empty: 'There are no messages',
  emptyHint: 'What visitors send through the contact form shows here.',
} as const;
