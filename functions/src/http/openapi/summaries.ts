import type { EndpointName } from '../../contract/api/endpoints.ts';

/** What each call is for, in a few words. */
export const SUMMARIES: Record<EndpointName, string> = {
  openSession: 'Exchange an ID token for an access token; creates or refreshes the user',
  isAdmin: 'Tell whether a user is an admin',
  getUser: 'Get a user',
  listUsers: 'List all users',
  makeAdmin: 'Make a user an admin; 0 when they already were',
  demoteAdmin: 'Make an admin a customer; 0 when they already were',
  closeAccount: 'Close an account, whose rights end at once; 0 when it already was',
  reopenAccount: 'Open a closed account again; 0 when it was open',
  setRole: 'Make the account of an id an admin or a customer; 0 when it already was',
  setAccess: 'Close or reopen the account of an id; 0 when it already was',
  inviteUser:
    'Open an account for a customer on the telephone, unless the address has one: they choose a password by the mail that resets one',
  signOutEverywhere: 'End every session of the own account',
  updateUser: 'Change the own profile',
  updateDelivery: 'Change where the own parcels go, without a photo',
  getOwnData:
    'Get everything that the shop keeps about an account, up to 1,000 entries of each kind',
  eraseAccount:
    'Close an account and erase what the law does not keep; what takes long goes on by itself',
  getBasket: 'Get the own basket',
  updateBasket: 'Change the own basket, if nothing has changed it since `updatedAt`',
  listProducts: 'List, search and sort products',
  findRoller: 'Find the roller for a job, with the arithmetic',
  getProduct: 'Get a product',
  productFacets: 'Count the products that have each value of the facets',
  relatedProducts:
    'Get a product in other widths, what can be taken instead, what it needs and what goes with it',
  lookUpProducts:
    'Get several products by their ids or article numbers; those that are gone are left out',
  createProduct: 'Add a product',
  updateProduct: 'Change a product that nobody has changed since `updatedAt`',
  restockProduct: 'Add pieces to the stock of a product or take some away, with the reason',
  deleteProduct: 'Delete a product',
  addStockAlert: 'Ask for one mail when a product can be ordered again; 0 when one had asked',
  removeStockAlert: 'Ask for no such mail any more; 0 when one had not asked',
  listStockAlerts: 'List the products of which one waits to hear',
  endStockAlerts:
    'End all reminders of whoever has the key of their mails; a key that fits nothing is answered alike',
  listOrders: 'List all orders',
  getToday: 'What the office has to see to: counts of open work, up to 1,001 each',
  listCancelled:
    'List what is kept of orders that were cancelled or not paid in time, the last to end first',
  listCancelledOf: 'List the orders of a user that were cancelled or not paid in time',
  getCancelled:
    'List the lines of an order that were cancelled or not paid in time, by the id of any of them or of its purchase',
  listOrdersOf: 'List the orders of a user',
  placeOrder: 'Place an order, which takes its pieces from the stock',
  placePurchase:
    'Order several products at once, all of them or none; a refusal says what is wrong with each line',
  placePurchaseFor:
    'Order several products for a customer, whose account has the email; they get the link to pay by mail',
  checkVatNumber: 'What the register of its country says of a VAT number',
  getPurchase: 'List the orders of a purchase, one for each product',
  cancelPurchase: 'Cancel what is left of an unpaid purchase, as a whole',
  cancelOrder: 'Cancel an unpaid order, which gives its pieces back',
  shipOrder:
    'Mark a paid order as shipped, perhaps with where its parcel can be followed; its customer is told some seconds later',
  shipPurchase:
    'Mark all lines of a purchase as shipped that are paid and have not left, in one parcel; of one refusal none is',
  shipOrders:
    'Mark up to a hundred orders as shipped, each by itself; the answer says of each how many lines went, or why none did',
  undoShipPurchase:
    'Take back that lines of a purchase were marked as shipped, before their customer is told',
  undoShipOrder: 'Take back that an order was marked as shipped, before its customer is told',
  changeAddress:
    'Send an order that has not left, and all lines of its purchase that have not, to another address, in another country only where delivery and VAT are the same there; 0 when they went there already',
  setTracking: 'Say where the parcel of an order can be followed, or nothing of it any more',
  recordTransfer: 'Record that the money of a failed refund was paid out by bank',
  refundOrder:
    'Give the money of a paid order back; the answer comes once this is recorded, and the order shows when it is done',
  refundAmount:
    'Give an amount of what was paid for an order back, with a reason; the order stays paid, and its customer gets a mail',
  getOfficeOrder:
    'Get notes, partial refunds and what was paid, returned and can be refunded of an order, by the id of any of its lines',
  addNote: 'Add a note of the office to an order, which its customer never reads',
  listReturnedPayments: 'List payments that went back because no order needed them',
  getPayment: 'Get the order that is to be paid',
  openCheckout: 'Open the payment page of an order at the gateway',
  paymentWebhook: 'Take a signed event of the payment gateway',
  listReviews: 'List reviews',
  createReview: 'Write a review; its author and photo are those of the user',
  deleteReview: 'Delete a review',
  listProductReviews: 'List what buyers say of a product',
  reviewProduct:
    'Say what one makes of a product that one was sent, or say it anew; one review for each buyer and product',
  ownProductReview: 'Tell whether one may review a product, and what one has said of it',
  deleteProductReview: 'Delete a review of a product: the own one, or any for an admin',
  listBlogs: 'List blog posts',
  getBlog: 'Get a blog post',
  createBlog: 'Publish a blog post',
  deleteBlog: 'Delete a blog post',
  uploadImage: 'Upload a picture of at most 5 MB; it is kept in seven versions',
  createContactMessage: 'Send the admins a message',
  listContactMessages: 'List the messages of visitors',
  withdraw:
    'Withdraw from the contract of an order; the receipt is alike whether or not there is such an order',
  listFailedMails: 'List the mails that the mail server did not take',
  retryMail: 'Have a mail that failed sent again',
  listWithdrawals: 'List the withdrawals of customers, with what there is to do',
  getSettings: 'Get the settings of the shop: who sells, and the VAT that prices contain',
  updateSettings: 'Change the settings that nobody has changed since `updatedAt`',
  listSettingsHistory: 'List the changes of the settings: who made them, and what was before',
  openApi: 'This description',
};
