/** The words of what is said when a product is back in stock. */
export const texts = {
  title: 'Back in stock',
  lead: 'We send one email when a product can be ordered again, and then no more about it. We can’t reserve pieces: first come, first served.',
  tell: 'Tell me by mail',
  willTell: (name: string, email: string) =>
    `We write to ${email} when ${name} can be ordered again.`,
  asks: (name: string, email: string) =>
    `${name} is out of stock. Shall we write to ${email} when it is back?`,
  there: (name: string) => `${name} can be ordered now.`,
  buyNow: 'Buy now',
  noted: 'We’ll email you when it is back.',
  gone: 'This product is no longer sold',
  list: 'Your back-in-stock alerts',
  none: 'You have no back-in-stock alerts',
  noneHint: 'What is out of stock says so on its page, with a way to be told.',
  toProducts: 'See the products',
  toProduct: 'See the product',
  since: 'since',
  end: 'Cancel alert',
  endNamed: (name: string) => `Cancel alert: ${name}`,
  ended: 'The alert is cancelled.',
  again: 'Restore alert',
  againNamed: (name: string) => `Restore alert: ${name}`,
  endAll: {
    title: 'No more back-in-stock mails',
    lead: 'This ends everything that you asked us to tell you about, also other products. A mail that is on its way still arrives.',
    noKey: 'The address of this page is not complete: take the whole link of the mail.',
    button: 'End my reminders',
    done: 'Your reminders are ended',
    doneLead:
      'We write no more mails about products that are back in stock, until you ask for one.',
    refused: (message: string) => `That did not work: ${message}`,
    toProducts: 'See the products',
  },
} as const;
