import type { NewProductReview } from '@rollwell/functions/contract';
import type { PictureName } from './pictures.ts';
import { CUSTOMER, SECOND } from './people.ts';

/** What somebody says of a tool that was sent to them. */
export interface SampleProductReview extends NewProductReview {
  readonly by: string;
  readonly product: PictureName;
  /** Days before the day of seeding. */
  readonly age: number;
}

export const productReviews: readonly SampleProductReview[] = [
  {
    by: 'tomasz@rollwell.example',
    product: 'polyamide-25-12',
    ratings: 5,
    age: 4,
    description: 'My sleeve for everything that is not smooth. Two coats on woodchip before noon.',
  },
  {
    by: 'henrik@rollwell.example',
    product: 'polyamide-25-12',
    ratings: 4,
    age: 2,
    description: 'Even coat, no lint after the first wash. Before it, a little.',
  },
  {
    by: 'tomasz@rollwell.example',
    product: 'polyamide-25-18',
    ratings: 5,
    age: 30,
    description:
      'Roughcast on a north wall, two coats, no holidays. It drinks a lot at first and then gives it back evenly.',
  },
  {
    by: 'sofia@rollwell.example',
    product: 'polyamide-25-18',
    ratings: 4,
    age: 38,
    description: 'Good on woodchip. On smooth plaster it leaves too much texture for my taste.',
  },
  {
    by: 'henrik@rollwell.example',
    product: 'polyamide-25-18',
    ratings: 5,
    age: 44,
    description: 'Washed it fifteen times, the pile still stands. The core has not swollen.',
  },
  {
    by: 'ludger@rollwell.example',
    product: 'polyamide-25-18',
    ratings: 3,
    age: 52,
    description:
      'Does brick joints in one pass. It spatters when you roll fast, so cover the ground well.',
  },
  {
    by: 'ludger@rollwell.example',
    product: 'facade-25-25',
    ratings: 5,
    age: 58,
    description:
      'The only sleeve that reaches the bottom of old pebble dash. Order two, one dries.',
  },
  {
    by: 'sofia@rollwell.example',
    product: 'foam-10',
    ratings: 4,
    age: 33,
    description: 'No bubbles in satin on doors. After three doors the foam gives, so change it.',
  },
  {
    by: 'grace@rollwell.example',
    product: 'mohair-25-4',
    ratings: 5,
    age: 20,
    description: 'A sports hall in two-part resin without one hair in the floor.',
  },
  {
    by: SECOND,
    product: 'brush-50',
    ratings: 4,
    age: 12,
    description: 'Cuts a clean line without tape. The handle is a little long for small hands.',
  },
  {
    by: 'grace@rollwell.example',
    product: 'frame-45',
    ratings: 4,
    age: 6,
    description: 'Presses evenly from edge to edge. Heavy at the end of a day.',
  },
  {
    by: CUSTOMER,
    product: 'pole-4',
    ratings: 5,
    age: 1,
    description: 'Stairwell to the fourth floor from one landing. The lock holds with wet gloves.',
  },
];
