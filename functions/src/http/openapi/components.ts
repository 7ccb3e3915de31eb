import type { ISchema, Schema } from 'yup';
import { ERRORS } from '../../contract/api/error-codes.ts';
import { UPLOAD_FIELD, UPLOAD_KEY_PARAMETER } from '../../contract/site/images.ts';
import { blogSchema } from '../../contract/schemas/blog.ts';
import { contactMessageSchema } from '../../contract/schemas/contact.ts';
import {
  cancelledOrderSchema,
  orderSchema,
  returnedPaymentSchema,
} from '../../contract/schemas/order.ts';
import { failedMailSchema } from '../../contract/schemas/mail.ts';
import { productSchema } from '../../contract/schemas/product.ts';
import { reviewSchema } from '../../contract/schemas/review.ts';
import { settingsHistorySchema, shopSettingsSchema } from '../../contract/schemas/settings.ts';
import { listedUserSchema, userSchema } from '../../contract/schemas/user.ts';
import { withdrawalReceiptSchema, withdrawalSchema } from '../../contract/schemas/withdrawal.ts';
import { toJsonSchema, type JsonSchema } from './json-schema.ts';

/** Schemas that have a name of their own. */
const NAMED = {
  User: userSchema,
  ListedUser: listedUserSchema,
  Product: productSchema,
  Order: orderSchema,
  CancelledOrder: cancelledOrderSchema,
  ReturnedPayment: returnedPaymentSchema,
  Review: reviewSchema,
  Blog: blogSchema,
  ContactMessage: contactMessageSchema,
  FailedMail: failedMailSchema,
  Withdrawal: withdrawalSchema,
  WithdrawalReceipt: withdrawalReceiptSchema,
  ShopSettings: shopSettingsSchema,
  SettingsHistoryEntry: settingsHistorySchema,
} as const;

const nameOf = (schema: unknown): string | undefined =>
  Object.entries(NAMED).find(([, named]) => named === schema)?.[0];

/** The schema, by reference where it has a name, alone or as the items of a list. */
export const schemaOf = (schema: ISchema<unknown>): JsonSchema => {
  const name = nameOf(schema);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  const { innerType } = schema as { innerType?: ISchema<unknown> };
  if (innerType) return { type: 'array', items: schemaOf(innerType) };
  return toJsonSchema((schema as Schema).describe());
};

const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(ERRORS) },
        message: { type: 'string' },
        fields: {
          type: 'object',
          description: 'The sentence to show beside each field',
          additionalProperties: { type: 'string' },
        },
      },
    },
  },
};

/** The body of a picture upload. */
export const UPLOAD_BODY: JsonSchema = {
  type: 'object',
  required: [UPLOAD_FIELD],
  properties: { [UPLOAD_FIELD]: { type: 'string', contentMediaType: 'application/octet-stream' } },
  additionalProperties: false,
};

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });

export const COMPONENTS = {
  schemas: {
    ...Object.fromEntries(
      Object.entries(NAMED).map(([name, schema]) => [name, toJsonSchema(schema.describe())]),
    ),
    Error: ERROR_SCHEMA,
  },
  securitySchemes: {
    accessToken: bearer('The accessToken of PUT /user/{email}'),
    idToken: bearer('A Firebase ID token'),
    uploadKey: { type: 'apiKey', in: 'query', name: UPLOAD_KEY_PARAMETER },
    signature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
  },
} as const;
