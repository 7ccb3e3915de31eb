import type { SettingsFacts } from '../schemas/settings.ts';
import { deliveryText } from './delivery-text.ts';
import { guaranteeText } from './guarantee-text.ts';
import type { LegalName, LegalText } from './legal-text.ts';
import { privacyText } from './privacy-text.ts';
import { returnsText } from './returns-text.ts';
import { termsText } from './terms-text.ts';

/** Writes a page of the law from the settings of the shop, as of a moment. */
export type LegalWriter = (settings: SettingsFacts, now: Date) => LegalText;

/** Every page of the law. */
export const LEGAL_TEXTS: Record<LegalName, LegalWriter> = {
  terms: termsText,
  privacy: privacyText,
  returns: returnsText,
  delivery: deliveryText,
  guarantee: guaranteeText,
};
