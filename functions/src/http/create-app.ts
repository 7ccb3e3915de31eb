import express, { Router, type Express } from 'express';
import type { Deps } from '../domain/deps.ts';
import { guardMethods } from './allowed-methods.ts';
import { lostAsset, safeHeaders } from './cache-headers.ts';
import { trustProxies } from './client-address.ts';
import { handleError, handleNotFound } from './error-handler.ts';
import { keepRawBody } from './raw-body.ts';
import { imageRoutes } from './routes/images.ts';
import { mailRoutes } from './routes/mails.ts';
import { orderRoutes } from './routes/orders.ts';
import { pageRoutes } from './routes/pages.ts';
import { paymentPage } from './routes/payment-page.ts';
import { paymentRoutes } from './routes/payments.ts';
import { blogRoutes } from './routes/blogs.ts';
import { contactRoutes } from './routes/contact.ts';
import { productRoutes } from './routes/products.ts';
import { openApiRoutes, publicationRoutes } from './routes/publications.ts';
import { noteBeginning } from './time-left.ts';
import { shownPictureRoutes } from './routes/shown-pictures.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { settingsRoutes } from './routes/settings.ts';
import { stockAlertRoutes } from './routes/stock-alerts.ts';
import { userRoutes } from './routes/users.ts';
import { withdrawalRoutes } from './routes/withdrawals.ts';

/**
 * The routes of each resource by the function that answers them, those first that are asked in a
 * rush; a new resource is one line here.
 */
const RESOURCES = {
  api: [
    orderRoutes,
    userRoutes,
    productRoutes,
    reviewRoutes,
    blogRoutes,
    stockAlertRoutes,
    contactRoutes,
    settingsRoutes,
    withdrawalRoutes,
    mailRoutes,
    openApiRoutes,
    publicationRoutes,
    pageRoutes,
    paymentPage,
    paymentRoutes,
  ],
  pictures: [imageRoutes],
  shownPictures: [shownPictureRoutes],
};

export type Part = keyof typeof RESOURCES;

interface AppOptions {
  /** CIDR ranges of proxies in front of the shop, beside those that are known. */
  moreProxies?: readonly string[];
  /** What the app answers; all of it where one process is the whole shop. */
  parts?: readonly Part[];
}

/** The API as an Express app over what it is handed. */
export const createApp = (
  deps: Deps,
  { moreProxies = [], parts = Object.keys(RESOURCES) as Part[] }: AppOptions = {},
): Express => {
  const app = express();
  app.disable('x-powered-by');
  trustProxies(app, moreProxies);
  app.use(noteBeginning, safeHeaders, keepRawBody);
  guardMethods(app);
  for (const addRoutes of parts.flatMap((part) => RESOURCES[part])) {
    const router = Router();
    addRoutes(router, deps);
    app.use(router);
  }
  app.use('/assets', lostAsset);
  app.use(handleNotFound, handleError);
  return app;
};
