import { array, boolean, object, string, type InferType } from 'yup';
import {
  MAX_DELIVERY_COST,
  MAX_ORDER_TOTAL,
  MAX_TRANSIT_DAYS,
  MAX_VAT_PERCENT,
} from '../constants.ts';
import { type Country, COUNTRY_CODES, HOME_COUNTRY } from '../delivery/countries.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { LEGAL_NAMES, type LegalName } from '../legal/legal-text.ts';
import { isCalendarDay } from '../delivery/working-days.ts';
import { optionalText, requiredEmail, requiredText, time } from './fields.ts';
import { hundredths, money, wholeNumber } from './number-field.ts';
import { carriersSchema } from './carriers.ts';
import { warehouseSchema } from './warehouse.ts';

/** What is said of the seller, by the words that stand beside each. */
export const SELLER_LABELS = {
  name: 'Company',
  representative: 'Represented by',
  street: 'Street and number',
  postcode: 'Postcode',
  city: 'City',
  country: 'Country',
  email: 'Email',
  phone: 'Phone',
  register: 'Commercial register',
  vatNumber: 'VAT number',
} as const;

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
    test: (day) => day === '' || isCalendarDay(day),
  });

const confirmedTextsSchema = object(
  Object.fromEntries(LEGAL_NAMES.map((name) => [name, confirmedOn])) as Record<
    LegalName,
    typeof confirmedOn
  >,
)
  .noUnknown(VALIDATION.unknownField)
  .typeError(VALIDATION.wrongType);

const vatPercent = () =>
  hundredths(VALIDATION.vatPercent)
    .required(VALIDATION.vatPercent)
    .min(0, VALIDATION.vatPercent)
    .max(MAX_VAT_PERCENT, VALIDATION.vatPercent);

/** The rate for products of the reduced kind; null, as an empty field is: there is none, they are taxed like all. */
const reducedVatPercent = () =>
  hundredths(VALIDATION.vatPercent)
    .transform((value: number, typed: unknown) => (typed === '' ? null : value))
    .min(0, VALIDATION.vatPercent)
    .max(MAX_VAT_PERCENT, VALIDATION.vatPercent)
    .nullable()
    .default(null);

const terms = {
  /** What a parcel costs, decimal. */
  cost: money(VALIDATION.required('Delivery'))
    .min(0, VALIDATION.minNumber(0))
    .max(MAX_DELIVERY_COST, VALIDATION.maxNumber(MAX_DELIVERY_COST)),
  /** From goods worth so much, decimal, it costs nothing; null: it always costs the same. */
  freeFrom: money(VALIDATION.moneyMalformed)
    .transform((value: number, typed: unknown) => (typed === '' ? null : value))
    .min(0, VALIDATION.minNumber(0))
    .max(MAX_ORDER_TOTAL, VALIDATION.maxNumber(MAX_ORDER_TOTAL))
    .nullable()
    .default(null),
  /** Working days on the way at most. */
  transitDays: wholeNumber(VALIDATION.transitDays)
    .required(VALIDATION.transitDays)
    .min(1, VALIDATION.transitDays)
    .max(MAX_TRANSIT_DAYS, VALIDATION.transitDays),
};

/** What delivery costs and how long it takes. */
const termsSchema = object(terms)
  .noUnknown(VALIDATION.unknownField)
  .typeError(VALIDATION.wrongType);
export type DeliveryTerms = InferType<typeof termsSchema>;

/** A country that parcels go to from home, and the VAT that a price contains for whoever lives there. */
const abroadSchema = object({
  country: string<Country>()
    .required(VALIDATION.required('Country'))
    .oneOf<Country>(
      COUNTRY_CODES.filter((code) => code !== HOME_COUNTRY),
      VALIDATION.choice('Country'),
    ),
  vatPercent: vatPercent(),
  reducedVatPercent: reducedVatPercent(),
  ...terms,
})
  .noUnknown(VALIDATION.unknownField)
  .typeError(VALIDATION.wrongType);
export type Abroad = InferType<typeof abroadSchema>;

const areDifferent = (rows: readonly { country?: string }[] = []): boolean =>
  new Set(rows.map(({ country }) => country)).size === rows.length;

const facts = {
  seller: sellerSchema,
  /** Per cent of VAT that every price contains at home, in the hundredths that it is reckoned with. */
  vatPercent: vatPercent(),
  reducedVatPercent: reducedVatPercent(),
  /** Delivery within the country of the warehouse. */
  home: termsSchema,
  /** The other countries where parcels go, each once. */
  abroad: array(abroadSchema.required())
    .required()
    .max(COUNTRY_CODES.length, VALIDATION.unknownField)
    .test({ name: 'differentCountries', message: VALIDATION.countriesAlike, test: areDifferent }),
  warehouse: warehouseSchema,
  carriers: carriersSchema,
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
