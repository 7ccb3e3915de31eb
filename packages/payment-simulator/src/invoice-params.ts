import { invalidParam } from './api-error.ts';
import type { FormGroup, FormValue } from './form-body.ts';
import type { InvoiceCreation } from './objects.ts';

/** Stripe's limits for the fields that an invoice shows beside its own. */
const FIELDS = { most: 4, name: 40, value: 140 };

const group = (value: FormValue | undefined): FormGroup =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};

const text = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '');

const customField = (value: FormValue, index: number) => {
  const at = `invoice_creation[invoice_data][custom_fields][${index}]`;
  const field = { name: text(group(value).name), value: text(group(value).value) };
  for (const key of ['name', 'value'] as const)
    if (field[key] === '' || field[key].length > FIELDS[key])
      throw invalidParam(`${at}[${key}]`, `It has to have 1 to ${FIELDS[key]} characters.`);
  return field;
};

export const NO_INVOICE: InvoiceCreation = {
  enabled: false,
  invoice_data: { custom_fields: [], footer: null },
};

/** Reads and checks what a session says of the invoice that follows its payment. Throws ApiError. */
export const readInvoiceCreation = (value: FormValue | undefined): InvoiceCreation => {
  const { enabled, invoice_data } = group(value);
  if (value !== undefined && enabled !== 'true' && enabled !== 'false')
    throw invalidParam('invoice_creation[enabled]', 'It has to be true or false.');
  const data = group(invoice_data);
  const fields = Array.isArray(data.custom_fields) ? data.custom_fields.map(customField) : [];
  if (fields.length > FIELDS.most)
    throw invalidParam('invoice_creation[invoice_data][custom_fields]', 'At most 4 fields.');
  return {
    enabled: enabled === 'true',
    invoice_data: { custom_fields: fields, footer: text(data.footer) || null },
  };
};
