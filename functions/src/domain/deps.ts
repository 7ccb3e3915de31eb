import type { Blog } from '../contract/schemas/blog.ts';
import type { ContactMessage } from '../contract/schemas/contact.ts';
import type { Review } from '../contract/schemas/review.ts';
import type { BasketRepository } from '../data/orders/basket-repository.ts';
import type { CancelledOrderRepository } from '../data/orders/cancelled-order-repository.ts';
import type { EntryRepository } from '../data/firestore/entry-repository.ts';
import type { ImageStore } from '../data/pictures/image-store.ts';
import type { ErasureRepository } from '../data/people/erasure-repository.ts';
import type { PersonalRecords } from '../data/people/personal-records.ts';
import type { IdentityProvider } from '../data/people/identity.ts';
import type { PaymentGateway } from '../data/payments/gateway-types.ts';
import type { KeyRepository } from '../data/firestore/key-repository.ts';
import type { Ledger } from '../data/orders/ledger.ts';
import type { OfficeOrderRepository } from '../data/orders/office-order-repository.ts';
import type { MailRepository } from '../data/people/mail-repository.ts';
import type { Mailer } from '../data/people/mailer.ts';
import type { OpenWork } from '../data/orders/open-work.ts';
import type { OrderRepository } from '../data/orders/order-repository.ts';
import type { PaymentRepository } from '../data/payments/payment-repository.ts';
import type { PictureCodec } from '../data/pictures/picture-codec.ts';
import type { ProductReviewRepository } from '../data/products/product-review-repository.ts';
import type { ProductRepository } from '../data/products/product-repository.ts';
import type { RateCounter } from '../data/firestore/rate-counter.ts';
import type { SettingsRepository } from '../data/shop/settings-repository.ts';
import type { StockAlertRepository } from '../data/products/stock-alert-repository.ts';
import type { UploadRepository } from '../data/pictures/upload-repository.ts';
import type { VatNumberRepository } from '../data/shop/vat-number-repository.ts';
import type { VatRegister } from '../data/shop/vat-register.ts';
import type { UserRepository } from '../data/people/user-repository.ts';
import type { MailPolicy } from './mail/mail-policy.ts';
import type { WithdrawalRepository } from '../data/orders/withdrawal-repository.ts';
import type { Inventory } from './stock/inventory.ts';
import type { PublicReads } from './public-reads/public-reads.ts';

/** Settings that use cases need; `Config` has them all. */
export interface Settings {
  shopUrl: string;
  uploadKey: string;
  orderHoldMs: number;
  /** Whether only people whose address is verified are made admins. */
  onlyVerifiedAdmins: boolean;
}

/** Everything a use case may reach: handed in, so that tests can run the same app in their own process. */
export interface Deps {
  settings: Settings;
  /** Milliseconds since 1970. */
  now: () => number;
  identity: IdentityProvider;
  users: UserRepository;
  erasures: ErasureRepository;
  personalRecords: PersonalRecords;
  products: ProductRepository;
  baskets: BasketRepository;
  reviews: EntryRepository<Review>;
  productReviews: ProductReviewRepository;
  blogs: EntryRepository<Blog>;
  stockAlerts: StockAlertRepository;
  contactMessages: EntryRepository<ContactMessage>;
  /** What admins set; `settings` is what the deployment sets. */
  shopSettings: SettingsRepository;
  withdrawals: WithdrawalRepository;
  images: ImageStore;
  pictures: PictureCodec;
  uploads: UploadRepository;
  mails: MailRepository;
  mailer: Mailer;
  rateCounter: RateCounter;
  orders: OrderRepository;
  cancelledOrders: CancelledOrderRepository;
  officeOrders: OfficeOrderRepository;
  openWork: OpenWork;
  payments: PaymentRepository;
  vatNumbers: VatNumberRepository;
  vatRegister: VatRegister;
  keys: KeyRepository;
  ledger: Ledger;
  gateway: PaymentGateway;
  stock: Inventory;
  mailPolicy: MailPolicy;
  /** What everybody may see: from this process's memory, and of this moment. */
  cachedReads: PublicReads;
  presentReads: PublicReads;
  /** Another number after each write of this process to what everybody may see. */
  publicVersion: () => number;
}
