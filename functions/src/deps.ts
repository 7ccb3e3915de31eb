import type { Config } from './config.ts';
import type { Blog } from './contract/schemas/blog.ts';
import type { Review } from './contract/schemas/review.ts';
import { openFirestore, startFirebase, type Firestore } from './data/firestore.ts';
import { createBasketRepository } from './data/basket-repository.ts';
import { createCatalogueRepository } from './data/catalogue-repository.ts';
import { createEntryRepository } from './data/entry-repository.ts';
import { createIdentityProvider } from './data/identity.ts';
import { createGateway, type HttpClient } from './data/gateway.ts';
import { createImageStore } from './data/image-store.ts';
import { createKeyRepository } from './data/key-repository.ts';
import { createLedger } from './data/ledger.ts';
import { createMailRepository } from './data/mail.ts';
import { createOrderRepository } from './data/order-repository.ts';
import { createPaymentRepository } from './data/payment-repository.ts';
import { createPictureCodec } from './data/picture-codec.ts';
import { createCustomerHoldsRepository } from './data/customer-holds-repository.ts';
import { createStockAlertRepository } from './data/stock-alert-repository.ts';
import { createStockRepository } from './data/stock-repository.ts';
import { createProductReviewRepository } from './data/product-review-repository.ts';
import { createProductRepository } from './data/product-repository.ts';
import { createRateCounter } from './data/rate-counter.ts';
import { createSettingsRepository } from './data/settings-repository.ts';
import { createUploadRepository } from './data/upload-repository.ts';
import { createUserRepository } from './data/user-repository.ts';
import { createVatNumberRepository } from './data/vat-number-repository.ts';
import { createVatRegister } from './data/vat-register.ts';
import { createWithdrawalRepository } from './data/withdrawal-repository.ts';
import { Catalogue } from './domain/catalogue/catalogue.ts';
import type { Deps } from './domain/deps.ts';
import { log } from './http/log.ts';
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
  const changed = (): void => {
    catalogue.changed();
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
  const stock = afterWrites(createStockRepository(db), ['commit'], () => catalogue.changed());
  return {
    ...sources,
    settings: config,
    identity,
    mailPolicy: createMailPolicy(config, identity),
    users: createUserRepository(db),
    baskets: createBasketRepository(db),
    cachedReads: cachedReads(sources, cache),
    presentReads: presentReads(sources),
    stockAlerts: createStockAlertRepository(db),
    contactMessages: createEntryRepository(db, 'contactMessages'),
    withdrawals: createWithdrawalRepository(db),
    images: createImageStore(config.storageOrigin, config.storageBucket),
    pictures: createPictureCodec(),
    uploads: createUploadRepository(db),
    mails: createMailRepository(db),
    rateCounter: createRateCounter(db),
    orders: createOrderRepository(db),
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
