import { TOAST, VALIDATION } from '@rollwell/functions/contract';
import { started } from '../../tests/browser/support/started.ts';
import { legalShots } from './legal-shots.ts';
import { failing, pending, press, sendEmpty, type Shot, whileCalls } from './shot.ts';

const products = /\/product\?/;
const reviews = /\/review\b/;
const blogs = /\/blog\b/;

/** What everybody can see. */
export const visitorShots: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-paper', path: '/', paper: true },
  { name: 'finder', path: '/home/finder' },
  {
    name: 'finder-found',
    path: '/home/finder?surface=plaster&paint=emulsion&area=60&coats=2',
  },
  { name: 'finder-nearest', path: '/home/finder?surface=floor&paint=emulsion&area=60&coats=2' },
  { name: 'finder-wrong', path: '/home/finder?surface=plaster&area=much' },
  {
    name: 'finder-failed',
    path: '/home/finder',
    before: failing(/\/product\/finder/),
    act: async (page) => {
      await page.getByLabel('What you paint on').selectOption('plaster');
      await page.locator('select[name=paint]').selectOption('emulsion');
      await page.getByLabel('Area, in m²').fill('60');
      await started(page);
      await press('Find the roller')(page);
    },
  },
  {
    name: 'home-loading',
    path: '/',
    led: true,
    loading: true,
    before: async (page) => {
      await pending(products)(page);
      await pending(reviews)(page);
    },
  },
  {
    name: 'home-failed',
    path: '/',
    led: true,
    before: async (page) => {
      await failing(products)(page);
      await failing(reviews)(page);
    },
  },
  {
    name: 'contact-wrong',
    path: '/#contact',
    act: sendEmpty('Send message', VALIDATION.emailRequired),
    window: true,
  },
  {
    name: 'contact-sent',
    path: '/#contact',
    window: true,
    act: async (page) => {
      await page.getByLabel('Email').fill('mara@paintshop.example');
      await page.getByLabel('Subject').fill('Resale');
      await press('Send message')(page);
      await page.getByText(TOAST.messageSent).first().waitFor();
    },
  },
  {
    name: 'contact-plain-refused',
    path: '/home/contact',
    act: async (page) => {
      await press('Send message')(page);
      await page.getByText(VALIDATION.emailRequired).waitFor();
    },
  },
  { name: 'contact-plain-sent', path: '/home/contact/sent' },
  { name: 'imprint', path: '/home/imprint' },
  ...legalShots,
  { name: 'products', path: '/products' },
  { name: 'products-search', path: '/products?q=roller&sort=price-asc' },
  {
    name: 'products-facets',
    path: '/products?kind=sleeve&width=250',
    act: (page) => page.locator('summary', { hasText: 'Filter' }).click(),
  },
  { name: 'products-nothing-chosen', path: '/products?kind=tray&nap=4&inStock=true' },
  ...whileCalls({ name: 'products', path: '/products?q=foam', led: true }, products, [
    'loading',
    'failed',
  ]),
  { name: 'products-nothing', path: '/products?q=wallpaper+steamer' },
  { name: 'product', path: ({ product }) => `/products/${product._id}` },
  {
    name: 'product-pictures',
    path: ({ product }) => `/products/${product._id}`,
    window: true,
    act: (page) => page.getByRole('link', { name: /^Show picture 2/ }).click(),
  },
  {
    name: 'product-enlarged',
    path: ({ product }) => `/products/${product._id}`,
    window: true,
    act: async (page) => {
      await page
        .getByRole('link', { name: /^Enlarge/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  { name: 'product-sold-out', path: ({ soldOut }) => `/products/${soldOut._id}` },
  { name: 'product-pole', path: ({ pole }) => `/products/${pole._id}` },
  { name: 'product-gone', path: '/products/no-such-product' },
  { name: 'blogs', path: '/blogs' },
  ...whileCalls({ name: 'blogs', path: '/blogs', led: true }, blogs, [
    'loading',
    'empty',
    'failed',
  ]),
  { name: 'blog', path: ({ blogId }) => `/blogs/${blogId}` },
  { name: 'blog-gone', path: '/blogs/no-such-post' },
  { name: 'add-blog', path: '/add-blog' },
  {
    name: 'add-blog-wrong',
    path: '/add-blog',
    act: sendEmpty('Add Blog', VALIDATION.headingRequired),
  },
  {
    name: 'add-blog-photo-refused',
    path: '/add-blog',
    act: async (page) => {
      await page.locator('input[type=file]').setInputFiles({
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('no picture'),
      });
      await page.getByText('Choose a JPEG').first().waitFor();
    },
  },
  { name: 'portfolio', path: '/my-portfolio' },
  { name: 'login', path: '/login' },
  { name: 'login-wrong', path: '/login', act: sendEmpty('Login', VALIDATION.emailRequired) },
  {
    name: 'login-refused',
    path: '/login',
    act: async (page) => {
      await page.getByRole('main').getByLabel('Email').fill('customer@rollwell.example');
      await page
        .getByRole('main')
        .getByLabel(/^Password/)
        .fill('Wrong-Pass1');
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'login-reset-sent',
    path: '/login',
    act: async (page) => {
      await page.getByRole('main').getByLabel('Email').fill('customer@rollwell.example');
      await press('Reset password')(page);
      await page.getByText(TOAST.resetEmailSent).first().waitFor();
    },
  },
  { name: 'login-needed', path: '/Dashboard/my-orders' },
  { name: 'signup', path: '/signup' },
  { name: 'signup-wrong', path: '/signup', act: sendEmpty('Sign Up', VALIDATION.fullNameRequired) },
  {
    name: 'signup-weak-password',
    path: '/signup',
    act: async (page) => {
      await page
        .getByRole('main')
        .getByLabel(/^Password/)
        .fill('111111');
      await page.getByText('Very weak').first().waitFor();
    },
  },
  { name: 'not-found', path: '/no/such/page' },
  {
    name: 'menu',
    path: '/blogs',
    onlyAt: 360,
    window: true,
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
];
