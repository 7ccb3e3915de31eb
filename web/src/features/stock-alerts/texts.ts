/** The words of what is said when a product is back in stock. */
export const texts = {
  title: 'Back in stock',
  lead: 'We send one email when a product can be ordered again, and then no more about it. We can’t reserve pieces: first come, first served.',
  tell: 'Email me',
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
  noneHint: 'You can set one on the page of any product that is out of stock.',
  toProducts: 'See the products',
  toProduct: 'See the product',
  since: 'since',
  end: 'Cancel alert',
  endNamed: (name: string) => `Cancel alert: ${name}`,
  ended: 'The alert is cancelled.',
  again: 'Restore alert',
  againNamed: (name: string) => `Restore alert: ${name}`,
  endAll: {
    title: 'No more back-in-stock emails',
    lead: 'This ends all of your alerts, for other products as well. An email that is already on its way still arrives.',
    noKey: 'The address of this page is incomplete: use the whole link from the email.',
    button: 'Cancel all my alerts',
    done: 'Your alerts are cancelled',
    doneLead:
      'We send no more emails about products that are back in stock, until you ask for one.',
    refused: (message: string) => `That did not work: ${message}`,
    toProducts: 'See the products',
  },
} as const;
