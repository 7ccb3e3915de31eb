import { MAX_ORDER_TOTAL, MIN_ORDER_TOTAL } from '../constants.ts';
import { formatMoney } from '../money/money.ts';
import { countryOfVatNumber, looksLikeVatNumber } from '../money/vat.ts';

/**
 * What is wrong with what was typed or sent. Apart from what the shop says otherwise: only the checks
 * of input need it, and a page that is read has none.
 */
export const VALIDATION = {
  emailRequired: 'Email is required',
  emailPattern: 'Please provide valid email',
  emailOfPath: 'The email differs from the one in the address of the call',
  passwordRequired: 'Password is required',
  passwordDigit: 'At least one digit',
  fullNameRequired: 'Full name is required',
  /** The contact form's empty subject says the same as an empty full name. */
  subjectRequired: 'Full name is required',
  customerNameRequired: 'Customer name is required',
  cityRequired: 'City name is required',
  addressRequired: 'Address is required',
  phoneRequired: 'phone is required',
  quantityRequired: 'Min Order is required',
  quantityWhole: 'Quantity must be a whole number',
  /** Beside a field or a row that is no order yet, where no number stands. */
  howMany: (minOrder: number) => `How many pieces? At least ${minOrder}`,
  minOrderQuantity: (minOrder: number) => `Min order quantity is ${minOrder}`,
  outOfStock: (minOrder: number, available: number) =>
    `Out of Stock! input ${minOrder} to ${available}`,
  /** Of one product among several, of which no number can be put in. */
  soldOut: (minOrder: number, available: number) =>
    available === 0
      ? 'Out of stock'
      : `Out of stock: ${available} left, and the minimum order is ${minOrder}`,
  orderTotal: (max: string) => `One order may cost ${max} at most`,
  orderTotalMin: (min: string) => `One order costs ${min} at least: less cannot be paid by card`,
  productGone: 'This product is no longer sold',
  listRequired: 'A list of article numbers is required',
  linesRequired: 'At least one product is required',
  linesMax: (max: number) => `At most ${max} products in one order`,
  linesAlike: 'Each product may appear in one line only: add the pieces together',
  parcelEmpty: 'Choose at least one product for this parcel',
  linesTwice: 'Each line can be named once only',
  partOrAll: 'Either some pieces of one line or all lines are refunded, not both',
  ratingsRequired: 'ratings is required',
  ratingsChoice: 'ratings is a whole number from 1 to 5',
  descriptionRequired: 'Description is required',
  headingRequired: 'heading name is required',
  blogPhotoRequired: 'Blog photo is required',
  productNameRequired: 'Product name is required',
  productPhotoRequired: 'Product photo is required',
  pictureRequired: 'A picture is required, or remove its row',
  pictureAltRequired: 'What the picture shows is required',
  picturesMax: (max: number) => `At most ${max} more pictures`,
  productRequired: 'Product is required',
  priceRequired: 'Price is required',
  priceMin: 'Min price 0',
  moneyMalformed: 'Write an amount such as 12.50 or 1250.00',
  priceCents: 'Price has at most two decimals',
  minOrderRequired: 'minOrder is required',
  minOrderMin: 'Min minOrder 1',
  availableRequired: 'Available quantity is required',
  availableMin: 'Min Available quantity 1',
  availableMinOnEdit: 'Min Available quantity 0',
  wholeNumber: 'Must be a whole number',
  profilePhotoRequired: 'Profile photo is required',
  updatedAtRequired: 'updatedAt is required: the value of the product this change is based on',
  updatedAtOfBasket: 'updatedAt is required: the value of the basket this change is based on',
  imageRequired: 'A picture is required',
  imageOne: 'One picture at a time',
  imageBroken: 'This picture is broken',
  imageTooManyPixels: 'This picture has too many pixels: choose a smaller one',
  imageSide: (max: number) =>
    `This picture is longer on one side than the ${max} pixels that we take: choose a smaller one`,
  imageTooSlow: 'This picture takes too long to open: choose a smaller one',
  url: 'Must be a web address that starts with https:// or http://',
  pictureHost: 'Must be a picture that was uploaded here',
  maxLength: (max: number) => `At most ${max} characters`,
  minNumber: (min: number) => `At least ${min}`,
  maxNumber: (max: number) => `At most ${max}`,
  deltaRequired: 'Pieces are required: how many come or go',
  deltaMin: 'At least 1 piece',
  deltaNone: 'Not 0: how many pieces come, or go with a minus',
  reasonRequired: 'Reason is required',
  tooFewToTake: (available: number) => `Only ${available} are available to take away`,
  restockRequired: 'restock is required: whether the pieces go back on sale',
  role: (choices: readonly string[]) => `role is one of ${choices.join(', ')}`,
  disabledRequired: 'disabled is required: whether the account is closed',
  transferReferenceRequired: 'Reference is required',
  transferDateRequired: 'Date of the transfer is required',
  transferDate: 'A date such as 2026-11-22, not later than today',
  trackingUrl: 'A web address that starts with https://',
  trackingCarrier: 'A number needs its carrier',
  trackingNumber: 'A carrier needs its number',
  carrierPattern:
    'A web address that starts with https:// and has {number} in it once, behind its host',
  carriersAlike: 'Each carrier may appear once only',
  carriersMany: (max: number) => `At most ${max}`,
  shipmentRequired: 'id is required: of a purchase, or of an order placed by itself',
  shipmentsRequired: 'At least one order is required',
  shipmentsMax: (max: number) => `At most ${max} orders at once`,
  shipmentsAlike: 'Each order may appear once only',
  articleNumber: 'Article number is capital letters, digits and hyphens, such as RW-1001',
  articleNumberTaken: 'Another product has this article number',
  outOfBounds: (label: string, bounds: string) => `${label} is ${bounds}`,
  choice: (label: string) => `${label} is not one of those to choose from`,
  required: (label: string) => `${label} is required`,
  vatPercent: 'VAT is a number of per cent from 0 to 50, with two decimals at most',
  transitDays: 'Days on the way are a whole number from 1 to 30',
  handlingDays: 'Working days until it leaves us are a whole number from 0 to 30',
  cutOffHour: 'The hour is a whole number from 0 to 24',
  noteRequired: 'Note is required',
  amountRequired: 'An amount such as 4.90 is required',
  amountLessThan: (left: number) =>
    `Less than ${formatMoney(left)}; to give all of it back, refund the order`,
  countryCode: 'A country is two letters, such as AT',
  calendarDay: 'A day such as 2026-12-24',
  closureOrder: 'It ends before it begins',
  closureLong: 'At most 60 days',
  closuresMany: (max: number) => `At most ${max}`,
  countriesAlike: 'Each country may appear once only',
  vatNumber: 'A VAT number begins with its country, such as ATU12345675',
  vatNumberOutside: (prefix: string) =>
    `We take VAT numbers of EU countries only, and ${prefix} is none of them. Leave the field empty to order with VAT`,
  noDelivery: (country: string) => `We do not deliver to ${country}`,
  confirmedOn: 'Empty, or the day on which it was confirmed, such as 2026-11-23',
  textsConfirmed: 'textsConfirmed is required: whether the texts are no samples any more',
  wrongType: 'Has the wrong type',
  unreadable: 'Contains characters that cannot be read or seen',
  unknownField: 'Unknown field',
  repeated: 'Given more than once',
  limitRange: (max: number) => `limit is a whole number from 1 to ${max}`,
  cursor: 'cursor is not one that a list gave',
  state: (choices: readonly string[]) => `state is one of ${choices.join(', ')}`,
  orderNumberMistyped: 'This order number is mistyped: its last character does not fit the others',
  facet: (name: string, most: number) =>
    `${name} is at most ${most} of its values, with commas between them`,
  inStock: 'inStock is true or left out',
  sort: (choices: readonly string[]) => `sort is one of ${choices.join(', ')}`,
} as const;

/** What to say of an order that costs too much. */
export const orderTotalMessage = (): string => VALIDATION.orderTotal(formatMoney(MAX_ORDER_TOTAL));

/** What to say of an order that costs too little to be paid. */
export const orderTotalMinMessage = (): string =>
  VALIDATION.orderTotalMin(formatMoney(MIN_ORDER_TOTAL));

/** Numbers of other countries, such as those of Northern Ireland (XI) and of Switzerland (CHE). */
const OUTSIDE = /^[A-Z]{2}(?=.*\d)[0-9A-Z]{2,}$/;

/**
 * What can be seen to be wrong with a number in its normal form; undefined for nothing. Its digits are
 * the API's to check.
 */
export const wrongWithVatNumber = (number: string): string | undefined => {
  if (looksLikeVatNumber(number)) return undefined;
  return countryOfVatNumber(number) === undefined && OUTSIDE.test(number)
    ? VALIDATION.vatNumberOutside(number.slice(0, 2))
    : VALIDATION.vatNumber;
};
