import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { DEFAULT_ORDER_HOLD_HOURS } from './contract/constants.ts';
import { isEmulated } from './config.ts';
import type { Secret } from './function-secrets.ts';

/**
 * Above about ten, the queues of one hot product crowd each other: half of 500 buyers at once had
 * their order within 0.4 s from 10 instances; of 1,200 at 60 within 4.7 s; of 2,000 at 100 within 12 s.
 */
const DEFAULT_MAX_INSTANCES = 10;

/** What the shop is told by the environment (config.ts reads it); `firebase deploy` asks and keeps it. */
function declareForTheShop(): void {
  defineString('SHOP_URL', { description: 'Origin of the site, e.g. https://rollwell.example' });
  defineString('UPLOAD_KEY', { description: 'Key that the site sends with picture uploads' });
  defineString('ORDER_HOLD_HOURS', {
    default: String(DEFAULT_ORDER_HOLD_HOURS),
    description: 'Hours for which an unpaid order keeps its pieces',
  });
  defineString('TRUSTED_PROXIES', {
    default: '',
    description: 'Address ranges of further proxies in front of the shop, e.g. 192.0.2.0/24',
  });
  defineString('ONLY_VERIFIED_MAIL', {
    default: 'true',
    description: 'Whether customers get mail only at addresses that they have verified',
  });
  defineString('ONLY_VERIFIED_ADMINS', {
    default: 'true',
    description: 'Whether only people whose address is verified can be made admins',
  });
}

/** By which server mails are sent, and as whom; empty where none are. */
function declareForMail(): void {
  defineString('MAIL_FROM', {
    default: '',
    description: 'Sender of the mails, e.g. Rollwell <orders@rollwell.example>',
  });
  defineString('SMTP_CONNECTION_URI', {
    default: '',
    description: 'Mail server without its password, e.g. smtps://orders@mail.example:465',
  });
}

/**
 * Where the functions run, as whom, and how many at most. The accounts are whole addresses: the Firebase
 * CLI gives the one behind a parameter access to the secrets as it stands there.
 */
const declareForTheCloud = () => ({
  region: defineString('REGION', {
    default: 'europe-west1',
    description: 'Where the functions run: near the data, e.g. europe-west1 for Firestore in eur3',
  }),
  accounts: {
    shop: defineString('SERVICE_ACCOUNT', {
      description: 'Account of the API and the scheduled functions (docs/deploying.md)',
    }),
    pictures: defineString('PICTURES_ACCOUNT', { description: 'Account that takes in pictures' }),
    shownPictures: defineString('SHOWN_PICTURES_ACCOUNT', {
      description: 'Account that shows pictures, without any right',
    }),
  },
  maxInstances: defineInt('MAX_INSTANCES', {
    default: DEFAULT_MAX_INSTANCES,
    description: 'How many instances answer calls at most',
  }),
});

const declare = () => {
  declareForTheShop();
  declareForMail();
  return {
    ...declareForTheCloud(),
    secrets: {
      STRIPE_SECRET_KEY: defineSecret('STRIPE_SECRET_KEY'),
      STRIPE_WEBHOOK_SECRET: defineSecret('STRIPE_WEBHOOK_SECRET'),
      SMTP_PASSWORD: defineSecret('SMTP_PASSWORD'),
    } satisfies Record<Secret, unknown>,
  };
};

/**
 * What a deployment is asked for. The emulators have defaults for all of it (config.ts), and
 * declaring secrets there would make them look in Secret Manager.
 */
export const PARAMETERS = isEmulated(process.env) ? undefined : declare();
