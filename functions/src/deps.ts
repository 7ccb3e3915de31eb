import type { Config } from './config.ts';
import { expiresAt } from './contract/api/retention.ts';
import type { Blog } from './contract/schemas/blog.ts';
import type { Review } from './contract/schemas/review.ts';
import { openFirestore, startFirebase, type Firestore } from './data/firestore/firestore.ts';
import { createBasketRepository } from './data/orders/basket-repository.ts';
import { createCancelledOrderRepository } from './data/orders/cancelled-order-repository.ts';
import { createCatalogueRepository } from './data/products/catalogue-repository.ts';
import { createEntryRepository } from './data/firestore/entry-repository.ts';
import { createErasureRepository } from './data/people/erasure-repository.ts';
import { createPersonalRecords } from './data/people/personal-records.ts';
import { createIdentityProvider } from './data/people/identity.ts';
import { createGateway, type HttpClient } from './data/payments/gateway.ts';
import { createImageStore } from './data/pictures/image-store.ts';
import { createKeyRepository } from './data/firestore/key-repository.ts';
import { createLedger } from './data/orders/ledger.ts';
import { createOfficeOrderRepository } from './data/orders/office-order-repository.ts';
import { createMailRepository } from './data/people/mail-repository.ts';
import { createOpenWork } from './data/orders/open-work.ts';
import { createOrderRepository } from './data/orders/order-repository.ts';
import { createPaymentRepository } from './data/payments/payment-repository.ts';
import { createPictureCodec } from './data/pictures/picture-codec.ts';
import { createCustomerHoldsRepository } from './data/orders/customer-holds-repository.ts';
import { createStockAlertRepository } from './data/products/stock-alert-repository.ts';
import { createStockRepository } from './data/products/stock-repository.ts';
import { createProductReviewRepository } from './data/products/product-review-repository.ts';
import { createProductRepository } from './data/products/product-repository.ts';
import { createRateCounter } from './data/firestore/rate-counter.ts';
import { createSettingsRepository } from './data/shop/settings-repository.ts';
import { createUploadRepository } from './data/pictures/upload-repository.ts';
import { createUserRepository } from './data/people/user-repository.ts';
import { createVatNumberRepository } from './data/shop/vat-number-repository.ts';
import { createVatRegister } from './data/shop/vat-register.ts';
import { createWithdrawalRepository } from './data/orders/withdrawal-repository.ts';
import { Catalogue } from './domain/catalogue/catalogue.ts';
import type { Deps } from './domain/deps.ts';
import { log } from './http/log.ts';
import { createMailer } from './data/people/mailer.ts';
import { createMailPolicy } from './domain/mail/mail-policy.ts';
import { afterWrites } from './domain/public-reads/after-writes.ts';
import { cachedReads, presentReads } from './domain/public-reads/cached-reads.ts';
import { ReadCache } from './domain/public-reads/read-cache.ts';
import { limitedInventory } from './domain/stock/limited-inventory.ts';
import { CustomerHolds } from './domain/stock/customer-holds.ts';
import { createInventory } from './domain/stock/inventory.ts';

/** What stands in for the database and for the network to the gateway. */
export interface StandIns {
  db: Firestore;
  httpClient: HttpClient;
}

/** The real thing behind every use case; `now` is the clock, in milliseconds since 1970. */
export const createDeps = (
  config: Config,
  now: () => number = Date.now,
  standIns?: StandIns,
): Deps => {
  startFirebase(config.projectId, config.storageBucket);
  const db = standIns?.db ?? openFirestore();
  const identity = createIdentityProvider();
  const cache = new ReadCache(now);
  const catalogue = new Catalogue({
    repository: createCatalogueRepository(db, (cause) =>
      log('WARNING', 'catalogue_not_kept', {}, cause),
    ),
    now,
  });
  let publicVersion = 0;
  const catalogueChanged = (): void => {
    publicVersion += 1;
    catalogue.changed();
  };
  const changed = (): void => {
    catalogueChanged();
    cache.clear();
  };
  const entryWrites = ['create', 'remove'] as const;
  const sources = {
    now,
    catalogue,
    products: afterWrites(createProductRepository(db), ['create', 'replace', 'remove'], changed),
    reviews: afterWrites(createEntryRepository<Review>(db, 'reviews'), entryWrites, changed),
    blogs: afterWrites(createEntryRepository<Blog>(db, 'blogs'), entryWrites, changed),
    productReviews: afterWrites(createProductReviewRepository(db), ['save', 'remove'], changed),
    shopSettings: afterWrites(createSettingsRepository(db), ['replace'], changed),
  };
  const stock = afterWrites(createStockRepository(db), ['commit'], catalogueChanged);
  return {
    ...sources,
    settings: config,
    identity,
    mailPolicy: createMailPolicy(config, identity),
    users: createUserRepository(db),
    erasures: createErasureRepository(db),
    personalRecords: createPersonalRecords(db),
    baskets: createBasketRepository(db),
    cachedReads: cachedReads(sources, cache),
    presentReads: presentReads(sources),
    publicVersion: () => publicVersion,
    stockAlerts: createStockAlertRepository(db),
    contactMessages: createEntryRepository(db, 'contactMessages', (at) =>
      expiresAt('contactMessages', at),
    ),
    withdrawals: createWithdrawalRepository(db),
    images: createImageStore(config.storageOrigin, config.storageBucket),
    pictures: createPictureCodec(),
    uploads: createUploadRepository(db),
    mails: createMailRepository(db),
    mailer: createMailer(config.mailServer, config.shopUrl),
    rateCounter: createRateCounter(db),
    orders: createOrderRepository(db),
    cancelledOrders: createCancelledOrderRepository(db),
    officeOrders: createOfficeOrderRepository(db),
    openWork: createOpenWork(db),
    payments: createPaymentRepository(db),
    vatNumbers: createVatNumberRepository(db),
    vatRegister: createVatRegister(config),
    keys: createKeyRepository(db),
    ledger: createLedger(db),
    gateway: createGateway(config, standIns?.httpClient),
    stock: limitedInventory(
      createInventory({ stock, now, orderHoldMs: config.orderHoldMs }),
      new CustomerHolds(createCustomerHoldsRepository(db), now),
      config.orderHoldMs,
    ),
  };
};
