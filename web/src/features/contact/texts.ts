/** The words of the contact form. */
export const texts = {
  title: 'Contact',
  lead: 'A person in our office reads it and answers to the email address you give.',
  goHome: 'Go Home Back',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send message',
  waitSeconds: (seconds: number) =>
    `Those were many messages in a row. Try again in ${seconds} seconds; what you wrote stays here.`,
  notSent: (reason: string) => `The message was not sent. ${reason}`,
} as const;
