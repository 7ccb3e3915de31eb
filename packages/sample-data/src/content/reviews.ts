import type { NewReview } from '@rollwell/functions/contract';
import { CUSTOMER, SECOND } from './people.ts';

export interface SampleReview extends Pick<NewReview, 'description'> {
  readonly by: string;
  readonly ratings: 1 | 2 | 3 | 4 | 5;
  /** Days before the day of seeding. */
  readonly age: number;
}

export const reviews: readonly SampleReview[] = [
  {
    by: CUSTOMER,
    ratings: 5,
    age: 3,
    description:
      'Third year on the 9 mm microfibre. Two coats of matt emulsion on filled plaster and no stipple you can see from the sofa. We order a hundred at a time.',
  },
  {
    by: 'grace@rollwell.example',
    ratings: 5,
    age: 8,
    description:
      'The 45 cm roller with the two-arm frame did a 220 m² school ceiling before lunch. Heavy when loaded, so put somebody tall on it.',
  },
  {
    by: 'henrik@rollwell.example',
    ratings: 4,
    age: 15,
    description:
      'Lambskin is as good as the one my father had. Took two washes before it stopped losing hairs, after that perfect. One star off for the first ceiling.',
  },
  {
    by: SECOND,
    ratings: 5,
    age: 21,
    description:
      'Foam rollers for kitchen fronts: no bubbles, no orange peel, and cheap enough that the apprentice may forget one in the lacquer.',
  },
  {
    by: 'tomasz@rollwell.example',
    ratings: 3,
    age: 29,
    description:
      'Frame is solid and the grip is good, but the sleeve sits very tight when new. I had to knock it on. Fine after a week. Delivery took six days instead of three.',
  },
  {
    by: 'sofia@rollwell.example',
    ratings: 5,
    age: 37,
    description:
      'Cut in a whole stairwell with the 50 mm brush and used no tape. Keeps its edge after ten washes.',
  },
  {
    by: 'ludger@rollwell.example',
    ratings: 4,
    age: 48,
    description:
      '25 mm façade nap goes into old brick joints in one pass. Drinks paint, as it should. Would like it in 18 cm too.',
  },
  {
    by: 'grace@rollwell.example',
    ratings: 4,
    age: 59,
    description:
      'Tray is stiff, ramp wipes well, dried paint peels off in one skin. The rim could be a bit wider for the hook of the brush.',
  },
  {
    by: CUSTOMER,
    ratings: 5,
    age: 74,
    description:
      'Four-metre pole does not whip at full length. First one in twenty years that I have not repaired with tape.',
  },
  {
    by: 'henrik@rollwell.example',
    ratings: 2,
    age: 90,
    description:
      'Mohair 25 cm was out of stock twice when I needed it for an epoxy floor. The sleeve itself is first class.',
  },
];
