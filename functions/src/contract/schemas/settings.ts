import { array, boolean, object, string, type InferType } from 'yup';
import { MAX_VAT_PERCENT } from '../constants.ts';
import { VALIDATION } from '../messages.ts';
import { LEGAL_NAMES, type LegalName } from '../legal/legal-names.ts';
import { SELLER_LABELS } from '../seller-labels.ts';
import { optionalText, requiredEmail, requiredNumber, requiredText, time } from './fields.ts';

const line = (name: keyof typeof SELLER_LABELS) =>
  requiredText(VALIDATION.required(SELLER_LABELS[name]));

/** Who sells, as the law wants it said on the page of the imprint. */
const sellerSchema = object({
  name: line('name'),
  representative: line('representative'),
  street: line('street'),
  postcode: line('postcode'),
  city: line('city'),
  country: line('country'),
  email: requiredEmail(),
  phone: line('phone'),
  register: line('register'),
  vatNumber: line('vatNumber'),
})
  .noUnknown(VALIDATION.unknownField)
  .typeError(VALIDATION.wrongType);
export type Seller = InferType<typeof sellerSchema>;

const confirmedOn = optionalText({ kind: 'name' })
  // A form leaves an empty field out.
  .default('')
  .test({
    name: 'confirmedOn',
    message: VALIDATION.confirmedOn,
    test: (day) => /^(\d{4}-\d\d-\d\d)?$/.test(day),
  });

const confirmedTextsSchema = object(
  Object.fromEntries(LEGAL_NAMES.map((name) => [name, confirmedOn])) as Record<
    LegalName,
    typeof confirmedOn
  >,
)
  .noUnknown(VALIDATION.unknownField)
  .typeError(VALIDATION.wrongType);

const facts = {
  seller: sellerSchema,
  /** Per cent of VAT that every price contains. */
  vatPercent: requiredNumber(VALIDATION.vatPercent)
    .min(0, VALIDATION.vatPercent)
    .max(MAX_VAT_PERCENT, VALIDATION.vatPercent),
  /**
   * The day on which somebody made each text of the law their own, such as `2026-11-23`; empty while
   * it is a sample, which admins are told and customers are not.
   */
  confirmedTexts: confirmedTextsSchema,
  /** Whether the seller's facts are a company's own: until then they are samples. */
  textsConfirmed: boolean().typeError(VALIDATION.wrongType).required(VALIDATION.textsConfirmed),
};

/** What admins fill in. */
export const settingsFormSchema = object(facts);
export type SettingsFacts = InferType<typeof settingsFormSchema>;

/** Body of PUT /settings: all settings, and the `updatedAt` of those that they were based on. */
export const settingsChangeSchema = object({
  ...facts,
  updatedAt: requiredText(VALIDATION.updatedAtRequired, { kind: 'name' }).meta({
    format: 'date-time',
  }),
}).noUnknown(VALIDATION.unknownField);
export type SettingsChange = InferType<typeof settingsChangeSchema>;

/** The settings of the shop, all of which everybody may know. */
export const shopSettingsSchema = object({ ...facts, updatedAt: time() });
export type ShopSettings = InferType<typeof shopSettingsSchema>;

/** A change of the settings: who made it, and each value as it was and became. */
export const settingsHistorySchema = object({
  _id: string().required(),
  at: time(),
  by: string().required(),
  changes: array(
    object({
      /** Such as `vatPercent` or `seller.city`. */
      field: string().required(),
      before: string().defined(),
      after: string().defined(),
    }),
  ).required(),
});
export type SettingsHistoryEntry = InferType<typeof settingsHistorySchema>;
