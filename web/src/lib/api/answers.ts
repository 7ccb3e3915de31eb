import type {
  AdminAnswer,
  Blog,
  CheckoutAnswer,
  ContactMessage,
  Deleted,
  EndpointName,
  Inserted,
  Modified,
  Order,
  Product,
  ReturnedPayment,
  Review,
  TokenAnswer,
  UploadedImage,
  User,
} from '@rollwell/functions/contract';

/** What each call that the site makes answers, so that `request` is typed by the call's name. */
export interface Answers {
  openSession: TokenAnswer;
  isAdmin: AdminAnswer;
  getUser: User;
  listUsers: User[];
  makeAdmin: Modified;
  updateUser: Modified;
  listProducts: Product[];
  getProduct: Product;
  createProduct: Inserted;
  updateProduct: Modified;
  deleteProduct: Deleted;
  listOrders: Order[];
  listOrdersOf: Order[];
  placeOrder: Inserted;
  cancelOrder: Deleted;
  shipOrder: Modified;
  refundOrder: Modified;
  listReturnedPayments: ReturnedPayment[];
  getPayment: Order;
  openCheckout: CheckoutAnswer;
  listReviews: Review[];
  createReview: Inserted;
  deleteReview: Deleted;
  listBlogs: Blog[];
  getBlog: Blog;
  createBlog: Inserted;
  deleteBlog: Deleted;
  uploadImage: UploadedImage;
  createContactMessage: Inserted;
  listContactMessages: ContactMessage[];
}

/** The calls that the site makes; the gateway's webhook is not among them. */
export type CallName = keyof Answers & EndpointName;
