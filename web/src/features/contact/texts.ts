/** The words of the contact form. */
export const texts = {
  title: 'Contact',
  lead: 'Somebody in our office reads it and replies to the email address you give.',
  goHome: 'Go Home Back',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send message',
  waitSeconds: (seconds: number) =>
    `You have sent several messages in a row. Try again in ${seconds} seconds; what you wrote is kept.`,
  notSent: (reason: string) => `The message was not sent. ${reason}`,
} as const;
