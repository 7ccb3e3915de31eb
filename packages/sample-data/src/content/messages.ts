import type { NewContactMessage } from '@rollwell/functions/contract';

export interface SampleMessage extends NewContactMessage {
  /** Days before the day of seeding. */
  readonly age: number;
}

/** What visitors asked through the contact form. */
export const messages: readonly SampleMessage[] = [
  {
    email: 'einkauf@farben-voss.example',
    subject: 'Resale of 100 sleeves a month',
    message:
      'We run two paint shops in Oldenburg and would like to stock your microfibre and foam sleeves. Is there a price list for resellers, and do you deliver with shelf packaging?',
    age: 1,
  },
  {
    email: 'petra.lang@handwerk.example',
    subject: 'Core of the 18 cm sleeve',
    message:
      'Does the 18 cm microfibre sleeve fit a frame with a 44 mm cage, or only 47 mm? I have a dozen old ones that I would like to keep using.',
    age: 6,
  },
];
