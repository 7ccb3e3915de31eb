import type { NewOrder } from '@rollwell/functions/contract';
import type { PictureName } from './pictures.ts';
import { CUSTOMER, SECOND } from './people.ts';

export interface SampleOrder {
  readonly by: string;
  readonly product: PictureName;
  readonly quantity: number;
  readonly state: 'placed' | 'paid' | 'shipped' | 'cancelled';
  readonly delivery: Pick<NewOrder, 'customerName' | 'phone' | 'address' | 'city' | 'postcode'>;
  /** Hours before the moment of seeding at which it was placed. */
  readonly age: number;
}

const havel = {
  customerName: 'Marek Havel',
  phone: '+49 351 5550 142',
  address: 'Gartenstraße 18',
  city: 'Dresden',
  postcode: '01097',
};
const diallo = {
  customerName: 'Amina Diallo',
  phone: '+49 221 5550 177',
  address: 'Am Malzturm 7',
  city: 'Köln',
  postcode: '50678',
};
const okafor = {
  customerName: 'Okafor Interiors',
  phone: '+49 40 5550 190',
  address: 'Hopfenmarkt 31',
  city: 'Hamburg',
  postcode: '20459',
};
const wojcik = {
  customerName: 'Tomasz Wójcik',
  phone: '+49 335 5550 126',
  address: 'Oderpromenade 12',
  city: 'Frankfurt (Oder)',
  postcode: '15230',
};
const lund = {
  customerName: 'Henrik Lund',
  phone: '+49 461 5550 133',
  address: 'Kompagniegang 5',
  city: 'Flensburg',
  postcode: '24937',
};
const marino = {
  customerName: 'Sofia Marino',
  phone: '+49 89 5550 161',
  address: 'Ziegelgasse 22',
  city: 'München',
  postcode: '80331',
};
const brandt = {
  customerName: 'Ludger Brandt',
  phone: '+49 251 5550 118',
  address: 'Kalkmarkt 9',
  city: 'Münster',
  postcode: '48143',
};
const DAY = 24;

/** Orders in every state; the one of 60 empties its shelf. */
export const orders: readonly SampleOrder[] = [
  {
    by: CUSTOMER,
    product: 'polyamide-25-12',
    quantity: 20,
    state: 'placed',
    delivery: havel,
    age: 2,
  },
  { by: SECOND, product: 'kit-25', quantity: 3, state: 'placed', delivery: diallo, age: 5 },
  {
    by: CUSTOMER,
    product: 'pole-4',
    quantity: 4,
    state: 'cancelled',
    delivery: havel,
    age: 9 * DAY,
  },
  {
    by: 'grace@rollwell.example',
    product: 'wide-45-13',
    quantity: 4,
    state: 'placed',
    delivery: okafor,
    age: 9,
  },
  {
    by: CUSTOMER,
    product: 'microfibre-25-9',
    quantity: 100,
    state: 'paid',
    delivery: havel,
    age: 1.2 * DAY,
  },
  {
    by: SECOND,
    product: 'foam-10',
    quantity: 240,
    state: 'paid',
    delivery: diallo,
    age: 2.1 * DAY,
  },
  {
    by: 'tomasz@rollwell.example',
    product: 'frame-25',
    quantity: 24,
    state: 'paid',
    delivery: wojcik,
    age: 3.4 * DAY,
  },
  { by: CUSTOMER, product: 'pole-4', quantity: 2, state: 'shipped', delivery: havel, age: 8 * DAY },
  {
    by: 'grace@rollwell.example',
    product: 'frame-45',
    quantity: 2,
    state: 'shipped',
    delivery: okafor,
    age: 11.5 * DAY,
  },
  {
    by: SECOND,
    product: 'brush-50',
    quantity: 24,
    state: 'shipped',
    delivery: diallo,
    age: 17.3 * DAY,
  },
  {
    by: 'grace@rollwell.example',
    product: 'mohair-25-4',
    quantity: 60,
    state: 'shipped',
    delivery: okafor,
    age: 24.6 * DAY,
  },
  {
    by: 'tomasz@rollwell.example',
    product: 'polyamide-25-12',
    quantity: 20,
    state: 'shipped',
    delivery: wojcik,
    age: 7.6 * DAY,
  },
  {
    by: 'henrik@rollwell.example',
    product: 'polyamide-25-12',
    quantity: 10,
    state: 'shipped',
    delivery: lund,
    age: 6.2 * DAY,
  },
  {
    by: 'tomasz@rollwell.example',
    product: 'polyamide-25-18',
    quantity: 10,
    state: 'shipped',
    delivery: wojcik,
    age: 33.4 * DAY,
  },
  {
    by: 'sofia@rollwell.example',
    product: 'polyamide-25-18',
    quantity: 10,
    state: 'shipped',
    delivery: marino,
    age: 41.1 * DAY,
  },
  {
    by: 'henrik@rollwell.example',
    product: 'polyamide-25-18',
    quantity: 20,
    state: 'shipped',
    delivery: lund,
    age: 47.8 * DAY,
  },
  {
    by: 'ludger@rollwell.example',
    product: 'polyamide-25-18',
    quantity: 10,
    state: 'shipped',
    delivery: brandt,
    age: 55.3 * DAY,
  },
  {
    by: 'ludger@rollwell.example',
    product: 'facade-25-25',
    quantity: 6,
    state: 'shipped',
    delivery: brandt,
    age: 61.5 * DAY,
  },
  {
    by: 'sofia@rollwell.example',
    product: 'foam-10',
    quantity: 60,
    state: 'shipped',
    delivery: marino,
    age: 36.7 * DAY,
  },
];
