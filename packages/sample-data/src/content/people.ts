import type { Profile } from '@rollwell/functions/contract';

export interface SamplePerson {
  readonly email: string;
  readonly password: string;
  readonly admin?: boolean;
  readonly profile: Omit<Profile, 'imageLink'> & { readonly displayName: string };
  /** The file of the profile photo in `pictures/people/`; without it the person has none. */
  readonly portrait?: string;
  /** Days before the day of seeding on which the account was opened. */
  readonly age: number;
}

export const ADMIN = 'admin@rollwell.example';
export const CUSTOMER = 'customer@rollwell.example';
export const SECOND = 'second@rollwell.example';

const PASSWORD = 'Reviewer-Pass3';

/** The documented accounts first, then the people who wrote the reviews. */
export const people: readonly SamplePerson[] = [
  {
    email: ADMIN,
    password: 'Admin-Pass1',
    admin: true,
    age: 420,
    profile: {
      displayName: 'Johanna Reuter',
      phone: '+49 30 5550 110',
      address: 'Walzenweg 4',
      city: 'Berlin',
    },
    portrait: 'johanna',
  },
  {
    email: CUSTOMER,
    password: 'Customer-Pass1',
    age: 260,
    profile: {
      displayName: 'Marek Havel',
      phone: '+49 351 5550 142',
      address: 'Gartenstraße 18',
      city: 'Dresden',
      education: 'Master decorator, Dresden Chamber of Crafts',
      linkedIn: 'https://www.linkedin.com/in/marek-havel-example',
    },
    portrait: 'marek',
  },
  {
    email: SECOND,
    password: 'Customer-Pass2',
    age: 140,
    profile: {
      displayName: 'Amina Diallo',
      phone: '+49 221 5550 177',
      address: 'Am Malzturm 7',
      city: 'Köln',
    },
    portrait: 'amina',
  },
  {
    email: 'tomasz@rollwell.example',
    password: PASSWORD,
    age: 310,
    profile: { displayName: 'Tomasz Wójcik', city: 'Frankfurt (Oder)' },
    portrait: 'tomasz',
  },
  {
    email: 'grace@rollwell.example',
    password: PASSWORD,
    age: 205,
    profile: { displayName: 'Grace Okafor', city: 'Hamburg' },
    portrait: 'grace',
  },
  {
    email: 'henrik@rollwell.example',
    password: PASSWORD,
    age: 380,
    profile: { displayName: 'Henrik Lund', city: 'Flensburg' },
    portrait: 'henrik',
  },
  {
    email: 'sofia@rollwell.example',
    password: PASSWORD,
    age: 96,
    profile: { displayName: 'Sofia Marino', city: 'München' },
    portrait: 'sofia',
  },
  {
    email: 'ludger@rollwell.example',
    password: PASSWORD,
    age: 77,
    profile: { displayName: 'Ludger Brandt', city: 'Münster' },
  },
];
