/** What an order is checked by, as code of its own. */
export { deliverySchema, purchaseFormSchema } from '@rollwell/functions/contract';
