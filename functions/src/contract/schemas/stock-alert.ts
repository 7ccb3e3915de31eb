import { type InferType, object, string } from 'yup';
import { VALIDATION } from '../text/validation-messages.ts';
import { requiredText, time } from './fields.ts';

/** A product that somebody waits for: they are told once when it can be ordered again. */
export const stockAlertSchema = object({
  productId: string().required(),
  productName: string().required(),
  createdAt: time(),
});
export type StockAlert = InferType<typeof stockAlertSchema>;

/** Body of POST /product/stock-alert/end: the key that stands in every reminder of one person. */
export const endStockAlertsSchema = object({
  key: requiredText(VALIDATION.required('Key'), { kind: 'name' }),
}).noUnknown(VALIDATION.unknownField);
export type EndStockAlerts = InferType<typeof endStockAlertsSchema>;
