import type { Order, Product } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { SHOP } from './places.ts';

/** What the sample data holds, by what the pictures are about. */
export interface SampleShop {
  product: Product;
  soldOut: Product;
  /** One that goes with frames and has no width. */
  pole: Product;
  blogId: string;
  /** The sample customer's orders. */
  unpaid: Order;
  paid: Order;
  shipped: Order;
}

async function read<T>(path: string, token?: string): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(new URL(path, SHOP), { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T;
}

/** The first that fits. @throws {Error} when the sample data has none */
function need<T>(items: readonly T[], what: string, fits: (item: T) => boolean): T {
  const found = items.find(fits);
  if (found === undefined) throw new Error(`The sample data has no ${what}.`);
  return found;
}

/** Reads the sample shop as the customer who is signed in on this page. */
export async function readSampleShop(page: Page, email: string): Promise<SampleShop> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const products = await read<Product[]>('/product');
  const orders = await read<Order[]>(`/order/${email}`, token ?? undefined);
  const blogs = await read<{ _id: string }[]>('/blog');
  return {
    product: need(products, 'product in stock', (item) => item.name.startsWith('Polyamide')),
    soldOut: need(products, 'sold out product', (item) => item.available < item.minOrder),
    pole: need(products, 'pole', (item) => item.name.startsWith('Extension pole')),
    blogId: need(blogs, 'post', () => true)._id,
    unpaid: need(orders, 'unpaid order', (order) => !order.paid),
    paid: need(orders, 'paid order', (order) => order.paid && !order.shipped),
    shipped: need(orders, 'shipped order', (order) => order.shipped),
  };
}
