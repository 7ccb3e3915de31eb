import type { Profile } from '@rollwell/functions/contract';
import type { AvatarSpec } from '@rollwell/photo-studio';

export interface SamplePerson {
  readonly email: string;
  readonly password: string;
  readonly admin?: boolean;
  readonly profile: Omit<Profile, 'imageLink'> & { readonly displayName: string };
  /** Drawn as the profile photo; without it the person has none. */
  readonly avatar?: AvatarSpec;
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
    avatar: {
      ground: '#F3DFD2',
      skin: '#F0CDB0',
      hair: '#B9793C',
      coat: '#C2410C',
      hairstyle: 'long',
    },
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
    avatar: {
      ground: '#DDE7E6',
      skin: '#EBC3A0',
      hair: '#4A2F1D',
      coat: '#0F5E6B',
      hairstyle: 'short',
      beard: true,
    },
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
    avatar: {
      ground: '#EFE6CF',
      skin: '#C98F68',
      hair: '#1E1715',
      coat: '#F4F1EA',
      hairstyle: 'bun',
    },
  },
  {
    email: 'tomasz@rollwell.example',
    password: PASSWORD,
    age: 310,
    profile: { displayName: 'Tomasz Wójcik', city: 'Frankfurt (Oder)' },
    avatar: {
      ground: '#DDE7E6',
      skin: '#E2B48E',
      hair: '#3A2A1C',
      coat: '#F4F1EA',
      hairstyle: 'short',
      cap: '#C2410C',
    },
  },
  {
    email: 'grace@rollwell.example',
    password: PASSWORD,
    age: 205,
    profile: { displayName: 'Grace Okafor', city: 'Hamburg' },
    avatar: {
      ground: '#D9E0EA',
      skin: '#8A5A3C',
      hair: '#17110F',
      coat: '#2A3A52',
      hairstyle: 'curly',
    },
  },
  {
    email: 'henrik@rollwell.example',
    password: PASSWORD,
    age: 380,
    profile: { displayName: 'Henrik Lund', city: 'Flensburg' },
    avatar: {
      ground: '#EFE6CF',
      skin: '#EDC6A6',
      hair: '#8D8D8B',
      coat: '#4B5563',
      hairstyle: 'bald',
      beard: true,
      glasses: true,
    },
  },
  {
    email: 'sofia@rollwell.example',
    password: PASSWORD,
    age: 96,
    profile: { displayName: 'Sofia Marino', city: 'München' },
    avatar: {
      ground: '#E5E2D8',
      skin: '#E8BE98',
      hair: '#2B1B12',
      coat: '#0F5E6B',
      hairstyle: 'long',
    },
  },
  {
    email: 'ludger@rollwell.example',
    password: PASSWORD,
    age: 77,
    profile: { displayName: 'Ludger Brandt', city: 'Münster' },
  },
];
