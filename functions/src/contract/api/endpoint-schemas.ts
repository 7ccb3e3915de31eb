import { array, mixed, type InferType, type ISchema } from 'yup';
import type { EndpointName } from './endpoints.ts';
import {
  addressChangeSchema,
  parcelSchema,
  trackingChangeSchema,
  trackingSchema,
} from '../schemas/after-order.ts';
import { basketChangeSchema, basketSchema } from '../schemas/basket.ts';
import { blogSchema, newBlogSchema } from '../schemas/blog.ts';
import { contactMessageSchema, newContactMessageSchema } from '../schemas/contact.ts';
import {
  adminSchema,
  checkoutSchema,
  cancelledSchema,
  deletedSchema,
  insertedSchema,
  modifiedSchema,
  receivedSchema,
  tokenSchema,
} from '../schemas/entity.ts';
import { finderQuerySchema, foundRollerSchema } from '../schemas/finder.ts';
import { uploadedImageSchema } from '../schemas/image.ts';
import {
  cancelledQuerySchema,
  facetQuerySchema,
  listQuerySchema,
  orderQuerySchema,
  productQuerySchema,
} from '../schemas/list-query.ts';
import { lookUpSchema } from '../schemas/look-up.ts';
import { newOrderSchema, newPurchaseSchema } from '../schemas/new-order.ts';
import {
  noteFormSchema,
  officeOrderSchema,
  partialRefundFormSchema,
} from '../schemas/office-order.ts';
import {
  cancelledOrderSchema,
  orderSchema,
  refundSchema,
  returnedPaymentSchema,
  shipQuerySchema,
  transferSchema,
  cancelQuerySchema,
} from '../schemas/order.ts';
import { erasureSchema, ownDataSchema } from '../schemas/own-data.ts';
import {
  newProductSchema,
  productChangeSchema,
  productSchema,
  relatedProductsSchema,
  restockSchema,
} from '../schemas/product.ts';
import { productFacetsSchema } from '../schemas/product-facets.ts';
import {
  newProductReviewSchema,
  ownProductReviewSchema,
  productReviewSchema,
} from '../schemas/product-review.ts';
import { newReviewSchema, reviewSchema } from '../schemas/review.ts';
import {
  settingsChangeSchema,
  settingsHistorySchema,
  shopSettingsSchema,
} from '../schemas/settings.ts';
import { shipmentResultsSchema, shipmentsSchema } from '../schemas/shipments.ts';
import { endStockAlertsSchema, stockAlertSchema } from '../schemas/stock-alert.ts';
import { todaySchema } from '../schemas/today.ts';
import {
  newWithdrawalSchema,
  withdrawalReceiptSchema,
  withdrawalSchema,
} from '../schemas/withdrawal.ts';
import { failedMailSchema } from '../schemas/mail.ts';
import { confirmedVatNumberSchema } from '../schemas/vat-number.ts';
import {
  accessChangeSchema,
  listedUserSchema,
  invitationSchema,
  openSessionSchema,
  profileSchema,
  roleChangeSchema,
  userSchema,
} from '../schemas/user.ts';
import { deliveryDetailsSchema } from '../schemas/delivery-details.ts';

interface EndpointSchemaSet {
  readonly body?: ISchema<object>;
  readonly query?: ISchema<object>;
  readonly response: ISchema<unknown>;
}

const listOf = <Item>(item: ISchema<Item>) => array(item).required();

/**
 * What each call takes and gives. The API validates requests with these objects and describes
 * itself with them; a call without `body` ignores one.
 */
export const ENDPOINT_SCHEMAS = {
  openSession: { body: openSessionSchema, response: tokenSchema },
  isAdmin: { response: adminSchema },
  getUser: { response: userSchema },
  listUsers: { query: listQuerySchema, response: listOf(listedUserSchema) },
  makeAdmin: { response: modifiedSchema },
  demoteAdmin: { response: modifiedSchema },
  closeAccount: { response: modifiedSchema },
  reopenAccount: { response: modifiedSchema },
  setRole: { body: roleChangeSchema, response: modifiedSchema },
  setAccess: { body: accessChangeSchema, response: modifiedSchema },
  inviteUser: { body: invitationSchema, response: modifiedSchema },
  signOutEverywhere: { response: modifiedSchema },
  updateUser: { body: profileSchema, response: modifiedSchema },
  updateDelivery: { body: deliveryDetailsSchema, response: modifiedSchema },
  getOwnData: { response: ownDataSchema },
  eraseAccount: { response: erasureSchema },

  getBasket: { response: basketSchema },
  updateBasket: { body: basketChangeSchema, response: basketSchema },

  listProducts: { query: productQuerySchema, response: listOf(productSchema) },
  productFacets: { query: facetQuerySchema, response: productFacetsSchema },
  findRoller: { query: finderQuerySchema, response: foundRollerSchema },
  getProduct: { response: productSchema },
  relatedProducts: { response: relatedProductsSchema },
  lookUpProducts: { body: lookUpSchema, response: listOf(productSchema) },
  createProduct: { body: newProductSchema, response: insertedSchema },
  updateProduct: { body: productChangeSchema, response: modifiedSchema },
  restockProduct: { body: restockSchema, response: modifiedSchema },
  deleteProduct: { response: deletedSchema },

  addStockAlert: { response: modifiedSchema },
  removeStockAlert: { response: deletedSchema },
  listStockAlerts: { response: listOf(stockAlertSchema) },
  endStockAlerts: { body: endStockAlertsSchema, response: receivedSchema },

  listOrders: { query: orderQuerySchema, response: listOf(orderSchema) },
  getToday: { response: todaySchema },
  listCancelled: { query: cancelledQuerySchema, response: listOf(cancelledOrderSchema) },
  listCancelledOf: { query: listQuerySchema, response: listOf(cancelledOrderSchema) },
  getCancelled: { response: listOf(cancelledOrderSchema) },
  listOrdersOf: { query: listQuerySchema, response: listOf(orderSchema) },
  placeOrder: { body: newOrderSchema, response: insertedSchema },
  placePurchase: { body: newPurchaseSchema, response: insertedSchema },
  placePurchaseFor: { body: newPurchaseSchema, response: insertedSchema },
  checkVatNumber: { response: confirmedVatNumberSchema },
  getPurchase: { response: listOf(orderSchema) },
  cancelPurchase: { query: cancelQuerySchema, response: deletedSchema },
  cancelOrder: { query: cancelQuerySchema, response: cancelledSchema },
  changeAddress: { body: addressChangeSchema, response: modifiedSchema },
  setTracking: { body: trackingChangeSchema, response: modifiedSchema },
  shipOrder: { body: trackingSchema, query: shipQuerySchema, response: modifiedSchema },
  shipOrders: { body: shipmentsSchema, response: shipmentResultsSchema },
  undoShipOrder: { response: modifiedSchema },
  shipPurchase: { body: parcelSchema, query: shipQuerySchema, response: modifiedSchema },
  undoShipPurchase: { response: modifiedSchema },
  recordTransfer: { body: transferSchema, response: modifiedSchema },
  refundOrder: { body: refundSchema, response: modifiedSchema },
  refundAmount: { body: partialRefundFormSchema, response: insertedSchema },
  getOfficeOrder: { response: officeOrderSchema },
  addNote: { body: noteFormSchema, response: modifiedSchema },

  listReturnedPayments: { query: listQuerySchema, response: listOf(returnedPaymentSchema) },
  getPayment: { response: orderSchema },
  openCheckout: { response: checkoutSchema },
  paymentWebhook: { response: receivedSchema },

  listReviews: { query: listQuerySchema, response: listOf(reviewSchema) },
  createReview: { body: newReviewSchema, response: insertedSchema },
  deleteReview: { response: deletedSchema },

  listProductReviews: { query: listQuerySchema, response: listOf(productReviewSchema) },
  reviewProduct: { body: newProductReviewSchema, response: modifiedSchema },
  ownProductReview: { response: ownProductReviewSchema },
  deleteProductReview: { response: deletedSchema },

  listBlogs: { query: listQuerySchema, response: listOf(blogSchema) },
  getBlog: { response: blogSchema },
  createBlog: { body: newBlogSchema, response: insertedSchema },
  deleteBlog: { response: deletedSchema },

  uploadImage: { response: uploadedImageSchema },
  createContactMessage: { body: newContactMessageSchema, response: insertedSchema },
  listContactMessages: { query: listQuerySchema, response: listOf(contactMessageSchema) },

  listFailedMails: { query: listQuerySchema, response: listOf(failedMailSchema) },
  retryMail: { response: modifiedSchema },

  withdraw: { body: newWithdrawalSchema, response: withdrawalReceiptSchema },
  listWithdrawals: { query: listQuerySchema, response: listOf(withdrawalSchema) },

  getSettings: { response: shopSettingsSchema },
  updateSettings: { body: settingsChangeSchema, response: modifiedSchema },
  listSettingsHistory: { query: listQuerySchema, response: listOf(settingsHistorySchema) },

  openApi: { response: mixed<object>().required() },
} as const satisfies Record<EndpointName, EndpointSchemaSet>;

type Schemas<Name extends EndpointName> = (typeof ENDPOINT_SCHEMAS)[Name];

/** The validated JSON body of a call; undefined for a call that takes none. */
export type EndpointBody<Name extends EndpointName> =
  Schemas<Name> extends { body: infer Schema extends ISchema<unknown> }
    ? InferType<Schema>
    : undefined;

/** The validated query of a call, defaults filled in; undefined for a call that takes none. */
export type EndpointQuery<Name extends EndpointName> =
  Schemas<Name> extends { query: infer Schema extends ISchema<unknown> }
    ? InferType<Schema>
    : undefined;

/** The JSON that a call answers on success. */
export type EndpointResponse<Name extends EndpointName> = InferType<Schemas<Name>['response']>;
