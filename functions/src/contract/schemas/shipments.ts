import { array, number, object, string, type InferType } from 'yup';
import { MAX_SHIPMENTS } from '../constants.ts';
import type { ErrorCode } from '../api/error-codes.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { trackingSchema } from './after-order.ts';
import { requiredText } from './fields.ts';

/** One order that is shipped among others: the id of a purchase, or of an order placed by itself. */
const shipmentSchema = trackingSchema.shape({
  id: requiredText(VALIDATION.shipmentRequired, { kind: 'name' }),
});
export type Shipment = InferType<typeof shipmentSchema>;

/** What has no id is refused by itself. */
const areDifferent = (shipments: readonly ({ id?: string } | undefined)[] = []): boolean => {
  const ids = shipments.flatMap((shipment) => shipment?.id ?? []);
  return new Set(ids).size === ids.length;
};

/** Body of PUT /order/shipped: orders that are shipped together, each with its parcel. */
export const shipmentsSchema = object({
  shipments: array(shipmentSchema.required())
    .required(VALIDATION.shipmentsRequired)
    .min(1, VALIDATION.shipmentsRequired)
    .max(MAX_SHIPMENTS, VALIDATION.shipmentsMax(MAX_SHIPMENTS))
    .test({ name: 'differentOrders', message: VALIDATION.shipmentsAlike, test: areDifferent }),
}).noUnknown(VALIDATION.unknownField);
export type Shipments = InferType<typeof shipmentsSchema>;

/**
 * What became of one of them: how many of its lines were shipped, 0 where all were before; or the code
 * and the sentence of why it was refused.
 */
const shipmentResultSchema = object({
  id: string().required(),
  modifiedCount: number().integer().optional(),
  code: string<ErrorCode>().optional(),
  message: string().optional(),
});
export type ShipmentResult = InferType<typeof shipmentResultSchema>;

/** Answer of PUT /order/shipped, in the order in which the shipments were sent. */
export const shipmentResultsSchema = object({
  results: array(shipmentResultSchema.required()).required(),
});
