import { defineSecret, defineString } from 'firebase-functions/params';
import { DEFAULT_ORDER_HOLD_HOURS } from './contract/constants.ts';
import { isEmulated } from './config.ts';

/**
 * Declares what `firebase deploy` asks for and keeps. The emulators have defaults for all of it
 * (config.ts), and declaring secrets there would make them look in Secret Manager.
 */
const declare = () => {
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
  return [defineSecret('STRIPE_SECRET_KEY'), defineSecret('STRIPE_WEBHOOK_SECRET')];
};

/** The secrets that the functions get when deployed. */
export const SECRETS = isEmulated(process.env) ? [] : declare();
