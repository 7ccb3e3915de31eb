import { TOAST } from '@rollwell/functions/contract';
import { PASSWORD, unique } from '../support/api-accounts.ts';
import { delivery } from '../support/api-orders.ts';
import type { Visitor } from './visitor.ts';

export interface Stage {
  name: string;
  go: (visitor: Visitor) => Promise<void>;
}

/** What is bought on the way. */
export interface Goods {
  id: string;
  name: string;
}

const email = (): string => `${unique('other')}@test.example`;

/** The main journey: from the first page to a paid order, and out again. */
export const journey = ({ id, name }: Goods): Stage[] => [
  {
    name: 'finds a tool',
    go: async (visitor) => {
      await visitor.opens('/products');
      await visitor.fills('Search tools', name);
      await visitor.presses('Search', '//main');
      await visitor.presses(name, '//article');
      await visitor.readsTitle(name);
    },
  },
  {
    name: 'writes to the office',
    go: async (visitor) => {
      await visitor.opens('/#contact');
      await visitor.fills('Email', email());
      await visitor.fills('Subject', name);
      await visitor.presses('Send message');
      await visitor.reads(TOAST.messageSent);
    },
  },
  {
    name: 'signs up',
    go: async (visitor) => {
      await visitor.opens('/signup');
      await visitor.fills('Full name', 'Dora Decorator');
      await visitor.fills('Email', email());
      await visitor.fills('Password', PASSWORD);
      await visitor.presses('Sign Up', '//main');
      await visitor.comesTo(/\/dashboard$/i);
    },
  },
  {
    name: 'orders',
    go: async (visitor) => {
      await visitor.opens(`/purchase/${id}`);
      await visitor.fills('Phone', delivery.phone);
      await visitor.fills('Address', delivery.address);
      await visitor.fills('City', delivery.city);
      await visitor.presses('Place order');
      await visitor.comesTo(/\/payment\//);
    },
  },
  {
    name: 'pays',
    go: async (visitor) => {
      await visitor.presses('Pay', '//main');
      await visitor.presses('Approve');
      await visitor.reads('Paid. Thank you');
    },
  },
  {
    name: 'sees the order',
    go: async (visitor) => {
      await visitor.opens('/Dashboard/my-orders');
      await visitor.readsTitle('My orders');
      await visitor.reads(name);
      await visitor.reads('pi_');
    },
  },
  {
    name: 'signs out',
    go: async (visitor) => {
      await visitor.presses('Sign out', '//header');
      await visitor.reads('Login');
    },
  },
];
