import { randomInt } from 'node:crypto';
import {
  HOME_PRODUCT_LIMIT,
  NEVER_SAVED,
  shopDay,
  type ProductAttributes,
} from '@rollwell/functions/contract';
import { newAdmin, newCustomer, signUp, type TestUser, unique } from '../support/api-accounts.ts';
import { call, clientAddress, PICTURE } from '../support/api-client.ts';
import { control, decide, eventsOf, newCheckout, sign } from '../support/api-gateway.ts';
import { buyerOf, reviewProduct } from '../support/api-reviews.ts';
import { markOrder, newOrder, newProduct, orderBody } from '../support/api-orders.ts';

/** One view or action: its name, and the call that it is. */
export interface Step {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Products on a page of the catalogue. */
const CATALOGUE_PAGE = 12;
/** Of other lists; each reads one document more than it shows, whatever its length. */
const PAGE = 2;

const newFacts = (name = unique('Roller')) => ({
  ...{ name, price: 3, minOrder: 2, available: 100 },
  ...{ description: 'Made by a test.', img: PICTURE },
});

const createProduct = async (token: string, name?: string): Promise<string> =>
  (await call('createProduct', {}, { token, body: newFacts(name) })).body.insertedId;

/** More products than a page shows, all with one word that nothing else has; the numbers tell them apart. */
const plantProducts = async (token: string) => {
  const word = unique('w').replace(/\W/g, '');
  const ids = [];
  for (let number = 0; number <= CATALOGUE_PAGE; number += 1)
    ids.push(await createProduct(token, `${word} ${number} litres`));
  return { id: ids[0] ?? '', search: encodeURIComponent(`${word} 7 litres`) };
};

/** A sleeve in two widths, with its frame and its tray, that share nothing with what else is there. */
const plantRelated = async (token: string): Promise<string> => {
  const of = { material: 'steel', napMm: randomInt(30, 100) } as const;
  const widthMm = randomInt(1000, 4000);
  const create = async (attributes: ProductAttributes): Promise<string> => {
    const body = { ...newFacts(), attributes };
    return (await call('createProduct', {}, { token, body })).body.insertedId;
  };
  await create({ kind: 'sleeve', ...of, widthMm: widthMm + 1 });
  await create({ kind: 'frame', widthMm });
  await create({ kind: 'tray', widthMm });
  return create({ kind: 'sleeve', ...of, widthMm });
};

/** More sleeves of one nap than a page shows, and some of another, which nobody has to read. */
const plantFacets = async (token: string): Promise<string> => {
  const widthMm = randomInt(4001, 5000);
  const naps = [...Array.from({ length: CATALOGUE_PAGE + 1 }, () => 9), 18, 18, 18];
  const bodies = naps.map((napMm) => ({
    ...newFacts(),
    attributes: { kind: 'sleeve', widthMm, napMm } as const,
  }));
  await Promise.all(bodies.map((body) => call('createProduct', {}, { token, body })));
  return `kind=sleeve,frame&width=${widthMm}&nap=9`;
};

const plantEntries = async (token: string): Promise<string> => {
  const blog = { heading: 'Which nap?', description: 'Short.', img: PICTURE };
  const headers = clientAddress();
  const { body } = await call('createBlog', {}, { body: blog, headers });
  for (let count = 0; count < PAGE; count += 1) {
    await call('createBlog', {}, { body: blog, headers });
    await call('createReview', {}, { token, body: { description: 'Good.', ratings: 5 } });
  }
  return body.insertedId;
};

/** A product with more reviews by buyers than a page shows. */
const plantReviews = async (): Promise<string> => {
  const productId = await newProduct();
  for (let count = 0; count <= PAGE; count += 1)
    await reviewProduct(await buyerOf(productId), productId, 5);
  return productId;
};

/** What visitors look at, each once when nobody has looked before, and once more. */
export const publicViews = async (): Promise<Step[]> => {
  const { token } = await newAdmin();
  const { id, search } = await plantProducts(token);
  const blogId = await plantEntries(token);
  const views = {
    [`home, ${HOME_PRODUCT_LIMIT} products`]: `/product?limit=${HOME_PRODUCT_LIMIT}`,
    [`catalogue, ${CATALOGUE_PAGE} products`]: `/product?limit=${CATALOGUE_PAGE}`,
    'search for a common and a rare word': `/product?limit=${CATALOGUE_PAGE}&q=${search}`,
    'facets of the catalogue': '/product/facets',
    'catalogue by three facets': `/product?limit=${CATALOGUE_PAGE}&${await plantFacets(token)}`,
    product: `/product/${id}`,
    'what goes with a product': `/product/related/${await plantRelated(token)}`,
    // No test has a sleeve for it: those of the sample data are read.
    'the roller for a job': '/product/finder?surface=roughcast&paint=masonry&area=60&coats=2',
    [`blogs, ${PAGE}`]: `/blog?limit=${PAGE}`,
    post: `/blog/${blogId}`,
    [`reviews, ${PAGE}`]: `/review?limit=${PAGE}`,
    [`reviews of a product, ${PAGE}`]: `/review/product/${await plantReviews()}?limit=${PAGE}`,
  };
  const lookUp: Step = {
    ...{ name: 'products of a basket, 2', method: 'POST', path: '/product/look-up' },
    ...{ body: { ids: [id, await createProduct(token)] }, headers: clientAddress() },
  };
  const looks = Object.entries(views).flatMap(([name, path]) =>
    ['cold', 'warm'].map((state): Step => ({ name: `${name}: ${state}`, method: 'GET', path })),
  );
  return [...looks, lookUp];
};

/** What people do who have an account, from signing in on. */
export const accountSteps = async (): Promise<Step[]> => {
  const newcomer = await signUp();
  const { email, token } = await newCustomer();
  const signIn: Omit<Step, 'name'> = {
    method: 'PUT',
    path: `/user/${newcomer.email}`,
    token: newcomer.idToken,
    body: { email: newcomer.email },
  };
  const review = { description: 'Good.', ratings: 5 };
  const sent = await newProduct();
  const buyer = await buyerOf(sent);
  const soldOut = await newProduct({ available: 1 });
  return [
    { name: 'sign in for the first time', ...signIn },
    { name: 'sign in again', ...signIn },
    { name: 'see whether one is an admin', method: 'GET', path: `/admin/${email}`, token },
    { name: 'own profile', method: 'GET', path: `/user/${email}`, token },
    {
      ...{ name: 'change the profile', method: 'PUT', path: `/user/update/${email}` },
      ...{ token, body: { city: 'Berlin', imageLink: PICTURE } },
    },
    { name: 'own basket', method: 'GET', path: `/user/basket/${email}`, token },
    {
      ...{ name: 'change the basket', method: 'PUT', path: `/user/basket/${email}`, token },
      body: { lines: [{ productId: 'any', quantity: 1 }], updatedAt: NEVER_SAVED },
    },
    { name: 'write a review', method: 'POST', path: '/review', token, body: review },
    {
      ...{ name: 'review a product', method: 'PUT', path: `/review/product/${sent}` },
      ...{ token: buyer.token, body: review },
    },
    {
      ...{ name: 'wait for a product', method: 'PUT', token },
      path: `/product/stock-alert/${soldOut}`,
    },
    {
      ...{ name: 'write to the shop', method: 'POST', path: '/contact', headers: clientAddress() },
      body: { email, subject: 'Nap', message: 'Which one?' },
    },
  ];
};

/** The event with which the gateway tells of a payment, kept from the shop. */
const paymentWithoutWebhook = async (token: string, orderId: string): Promise<string> => {
  const { url } = await newCheckout({ token }, orderId);
  await control({ drop: 1 });
  await decide(url, 'approve');
  const events = await eventsOf(orderId);
  return JSON.stringify(events.find(({ type }) => type === 'checkout.session.completed'));
};

/** The way of an order, as its customer and the gateway go it. */
export const orderSteps = async (): Promise<Step[]> => {
  const [owner, buyer, productId] = [await newCustomer(), await newCustomer(), await newProduct()];
  const { email, token } = owner;
  // Of a product of its own: where somebody has just ordered, others are let in first.
  const wanted = orderBody(await newProduct());
  const [paid, left] = [await newOrder(owner, productId), await newOrder(owner, productId)];
  const event = await paymentWithoutWebhook(token, paid);
  const hear: Omit<Step, 'name'> = {
    ...{ method: 'POST', path: '/payment/webhook', body: event },
    headers: { 'content-type': 'application/json', 'stripe-signature': sign(event) },
  };
  const checkout: Omit<Step, 'name'> = { method: 'POST', path: `/payment/${left}`, token };
  return [
    { name: 'product for the order form', method: 'GET', path: `/product/${productId}`, token },
    {
      ...{ name: 'place an order', method: 'POST', path: '/order', token: buyer.token },
      ...{ body: wanted, headers: { 'idempotency-key': unique('key') } },
    },
    { name: 'own orders, 1', method: 'GET', path: `/order/${email}?limit=1`, token },
    { name: 'order to pay', method: 'GET', path: `/payment/${left}`, token },
    { name: 'open the checkout', ...checkout },
    { name: 'open it again', ...checkout },
    { name: 'hear of a payment', ...hear },
    { name: 'hear of it again', ...hear },
    { name: 'cancel an order', method: 'DELETE', path: `/order/${left}`, token },
  ];
};

/** Two orders with a word that no other has. */
const plantOrders = async (owner: TestUser): Promise<string> => {
  const word = unique('w').replace(/\W/g, '');
  const productId = await newProduct({ name: `Roller ${word}` });
  await newOrder(owner, productId);
  await newOrder(owner, productId);
  return word;
};

/** What the office does. */
export const officeSteps = async (): Promise<Step[]> => {
  const [owner, { token }, productId] = [await newCustomer(), await newAdmin(), await newProduct()];
  const orderId = await newOrder(owner, productId);
  const word = await plantOrders(owner);
  const today = shopDay(new Date());
  await markOrder(orderId, { paid: true, tranID: unique('pi') });
  await newOrder(owner, productId);
  const name = unique('Sleeve');
  const created = await createProduct(token, name);
  const { updatedAt } = (await call('getProduct', { id: created }, { token })).body;
  const get = (what: string, path: string): Step => ({
    ...{ name: what, method: 'GET', path, token },
  });
  return [
    get('all orders, 1', '/order?limit=1'),
    get('unpaid orders, 1', '/order?limit=1&state=unpaid'),
    get('orders of one day and country, 1', `/order?limit=1&country=DE&from=${today}&to=${today}`),
    get('orders by one word, 1', `/order?limit=1&q=${word}`),
    get('orders by two words, 1', `/order?limit=1&q=${word}%20decorator`),
    get('orders by three words, 1', `/order?limit=1&q=${word}%20decorator%20berlin`),
    get('orders by a phone number, 1', '/order?limit=1&q=030%201234567'),
    get('orders by an amount, 1', '/order?limit=1&q=8.70'),
    get('what the office keeps of an order', `/order/office/${orderId}`),
    get('all people, 2', '/user?limit=2'),
    { name: 'ship an order', method: 'PUT', path: `/order/shipped/${orderId}`, token },
    { name: 'take that back', method: 'DELETE', path: `/order/shipped/${orderId}`, token },
    { name: 'add a product', method: 'POST', path: '/product', token, body: newFacts() },
    {
      ...{ name: 'edit a product', method: 'PUT', path: `/product/${created}`, token },
      body: { ...newFacts(name), price: 4, available: undefined, updatedAt },
    },
    {
      ...{ name: 'add pieces', method: 'POST', path: `/product/stock/${created}`, token },
      body: { delta: 5, reason: 'Delivery' },
    },
    { name: 'remove a product', method: 'DELETE', path: `/product/${created}`, token },
  ];
};
