import { invalidParam, invalidRequest } from './api-error.ts';
import type { FormGroup, FormValue } from './form-body.ts';
import { readInvoiceCreation } from './invoice-params.ts';
import type { InvoiceCreation, LineItem } from './objects.ts';

const MIN_LIFE_S = 30 * 60;
const MAX_LIFE_S = 24 * 60 * 60;
/** Stripe's smallest card payment in euro; nothing to pay at all is allowed. */
const MIN_CHARGE_CENTS = 50;
/** And its largest: eight digits. */
const MAX_CHARGE_CENTS = 99_999_999;

const KNOWN = new Set([
  'adaptive_pricing',
  'allowed_payment_method_types',
  'billing_address_collection',
  'cancel_url',
  'client_reference_id',
  'customer_creation',
  'customer_email',
  'expires_at',
  'invoice_creation',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'payment_intent_data',
  'success_url',
]);

/** What was asked for with the creation of a session, checked. Amounts in cents, times in seconds. */
export interface SessionParams {
  cancelUrl: string | null;
  clientReferenceId: string | null;
  customerEmail: string | null;
  currency: string;
  expiresAt: number;
  intentMetadata: Record<string, string>;
  /** None where nothing is said. */
  invoiceCreation?: InvoiceCreation;
  items: LineItem[];
  /** Where the receipt of the payment goes. */
  receiptEmail: string | null;
  metadata: Record<string, string>;
  successUrl: string;
}

const group = (value: FormValue | undefined): FormGroup =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};

const text = (value: FormValue | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const texts = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(group(value)).map(([key, entry]) => [key, text(entry) ?? '']));

const required = (params: FormGroup, name: string): string => {
  const value = text(params[name]);
  if (value !== null) return value;
  throw invalidRequest(`Missing required param: ${name}.`, {
    code: 'parameter_missing',
    param: name,
  });
};

const wholeNumber = (value: FormValue | undefined, param: string): number => {
  if (typeof value === 'string' && /^\d{1,12}$/.test(value)) return Number(value);
  throw invalidParam(param, `Invalid integer: ${JSON.stringify(value)}`);
};

const lineItem = (value: FormValue, index: number): LineItem & { currency: string } => {
  const at = `line_items[${index}]`;
  const item = group(value);
  const price = group(item.price_data);
  const quantity = wholeNumber(item.quantity, `${at}[quantity]`);
  if (quantity < 1) throw invalidParam(`${at}[quantity]`, 'This value must be at least 1.');
  return {
    name: required(group(price.product_data), 'name'),
    unitAmount: wholeNumber(price.unit_amount, `${at}[price_data][unit_amount]`),
    quantity,
    currency: required(price, 'currency').toLowerCase(),
  };
};

const expiry = (value: FormValue | undefined, now: number): number => {
  if (value === undefined) return now + MAX_LIFE_S;
  const at = wholeNumber(value, 'expires_at');
  if (at < now + MIN_LIFE_S) {
    throw invalidParam('expires_at', 'expires_at must be at least 30 minutes from now.');
  }
  if (at > now + MAX_LIFE_S) {
    throw invalidParam('expires_at', 'expires_at must be less than 24 hours from now.');
  }
  return at;
};

/** The sum of all lines in cents. */
export const totalOf = (items: readonly LineItem[]): number =>
  items.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0);

/** Reads and checks the form of `POST /v1/checkout/sessions`; `now` in seconds. Throws ApiError. */
export const readSessionParams = (params: FormGroup, now: number): SessionParams => {
  const unknown = Object.keys(params).find((name) => !KNOWN.has(name));
  if (unknown !== undefined) {
    throw invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  }
  if (required(params, 'mode') !== 'payment') {
    throw invalidParam('mode', 'The simulator knows the mode payment only.');
  }
  // Stripe takes its dashboard's word then, by which somebody may pay another amount in another currency.
  if (group(params.adaptive_pricing).enabled !== 'false') {
    throw invalidParam(
      'adaptive_pricing',
      'The simulator charges the currency that is asked for: adaptive_pricing[enabled] must be false.',
    );
  }
  const lines = Array.isArray(params.line_items) ? params.line_items.map(lineItem) : [];
  const first = lines[0];
  if (!first) throw invalidParam('line_items', 'line_items must hold at least one item.');
  if (lines.some((line) => line.currency !== first.currency)) {
    throw invalidParam('line_items', 'All line items must have the same currency.');
  }
  const total = totalOf(lines);
  if (total > 0 && total < MIN_CHARGE_CENTS) {
    throw invalidRequest(
      `The Checkout Session's total amount must be at least ${MIN_CHARGE_CENTS} cents.`,
      { code: 'amount_too_small' },
    );
  }
  if (total > MAX_CHARGE_CENTS) {
    throw invalidRequest("The Checkout Session's total amount must be no more than 999,999.99.", {
      code: 'amount_too_large',
    });
  }
  return {
    cancelUrl: text(params.cancel_url),
    clientReferenceId: text(params.client_reference_id),
    customerEmail: text(params.customer_email),
    currency: first.currency,
    expiresAt: expiry(params.expires_at, now),
    intentMetadata: texts(group(params.payment_intent_data).metadata),
    invoiceCreation: readInvoiceCreation(params.invoice_creation),
    items: lines.map(({ name, unitAmount, quantity }) => ({ name, unitAmount, quantity })),
    metadata: texts(params.metadata),
    receiptEmail: text(group(params.payment_intent_data).receipt_email),
    successUrl: required(params, 'success_url'),
  };
};
