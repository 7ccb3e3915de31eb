import { array, boolean, number, object, string, type InferType } from 'yup';

/** Answers that several calls share. */
export const insertedSchema = object({ insertedId: string().required() });
export const modifiedSchema = object({ modifiedCount: number().integer().required() });
export const deletedSchema = object({ deletedCount: number().integer().required() });
/** Of an order; `alsoCancelled`: ids of what was left of its purchase and could not be paid by itself. */
export const cancelledSchema = deletedSchema.shape({
  alsoCancelled: array(string().required()).optional(),
});
export const adminSchema = object({ admin: boolean().required() });
export const tokenSchema = object({ accessToken: string().required() });
export const receivedSchema = object({ received: boolean().required() });
export const checkoutSchema = object({ url: string().required() });

export type Inserted = InferType<typeof insertedSchema>;
export type Modified = InferType<typeof modifiedSchema>;
export type Deleted = InferType<typeof deletedSchema>;
export type Cancelled = InferType<typeof cancelledSchema>;
export type CheckoutAnswer = InferType<typeof checkoutSchema>;
