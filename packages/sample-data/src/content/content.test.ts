import { readdirSync } from 'node:fs';
import {
  EMAIL_PATTERN,
  newBlogSchema,
  newContactMessageSchema,
  newOrderSchema,
  newProductReviewSchema,
  newProductSchema,
  newReviewSchema,
  profileSchema,
  signupFormSchema,
} from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { PICTURES } from './pictures.ts';
import { posts } from './posts.ts';
import { productReviews } from './product-reviews.ts';
import { products } from './products.ts';
import { reviews } from './reviews.ts';

const img = 'https://firebasestorage.googleapis.com/640.webp';
const strict = { strict: true };
const widthIn = (mm: number) => new RegExp(`\\b(?:${mm} mm|${mm / 10} cm)\\b|12 l buckets`);
const sleeves = products.filter(({ attributes }) => attributes?.kind === 'sleeve');
const emails = new Set(people.map((p) => p.email));

describe('the sample content obeys the contract', () => {
  it.each(products)('product $name', ({ key, age, more = [], ...facts }) => {
    const pictures = more.map(({ photo, ...picture }) => ({ ...picture, img: `${img}?${photo}` }));
    const product = { ...facts, img, pictures };
    expect(newProductSchema.validateSync(product, strict)).toEqual(product);
    expect(PICTURES).toContain(key);
    expect(age).toBeGreaterThan(0);
    expect(facts.attributes).toHaveProperty('articleNumber');
  });

  it('gives every product an article number of its own', () => {
    const numbers = products.map(({ attributes }) => attributes?.articleNumber);
    expect(new Set(numbers).size).toBe(products.length);
  });

  it.each(products)('leaves none of the facts open that $name can have', ({ key, attributes }) => {
    const ofAll = ['kind', 'piecesPerPack', 'piecesPerCarton', 'weightG', 'leadTimeDays'];
    const ofSleeves = ['widthMm', 'coreMm', 'material', 'paints', 'surfaces', 'areaPerLoadM2'];
    const isSleeve = attributes?.kind === 'sleeve';
    const missing = [...ofAll, ...(isSleeve ? ofSleeves : [])].filter(
      (name) => !(name in (attributes ?? {})),
    );
    expect([key, missing]).toEqual([key, []]);
  });

  it.each(products)('says in data what the name of $name says in words', ({ name, attributes }) => {
    const { widthMm, napMm } = attributes ?? {};
    if (napMm !== undefined) expect(name).toContain(`${napMm} mm nap`);
    if (widthMm !== undefined) expect(name).toMatch(widthIn(widthMm));
  });

  it.each(posts)('post "$heading"', ({ picture, age, ...text }) => {
    expect(newBlogSchema.validateSync({ ...text, img }, strict)).toEqual({ ...text, img });
    expect(PICTURES).toContain(picture);
    expect(age).toBeGreaterThan(0);
    const words = text.description.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(300);
    expect(words).toBeLessThanOrEqual(600);
  });

  it.each(reviews)('review by $by, $age days ago', ({ by, ratings, description }) => {
    newReviewSchema.validateSync({ ratings, description }, strict);
    expect(emails).toContain(by);
  });

  it.each(productReviews)('review of $product by $by', ({ by, product, age, ...body }) => {
    newProductReviewSchema.validateSync(body, strict);
    const sent = orders.filter(
      (order) => order.by === by && order.product === product && order.state === 'shipped',
    );
    // A review comes after its parcel, which leaves the day after the order.
    expect(Math.min(...sent.map((order) => order.age / 24))).toBeGreaterThan(age + 1);
  });

  it('has one review of a product by each of its buyers, and a breakdown to look at', () => {
    const of = productReviews.map(({ by, product }) => `${by} ${product}`);
    expect(new Set(of).size).toBe(of.length);
    const stars = new Map<string, Set<number>>();
    for (const { product, ratings } of productReviews)
      stars.set(product, new Set([...(stars.get(product) ?? []), ratings]));
    expect(Math.max(...[...stars.values()].map(({ size }) => size))).toBeGreaterThanOrEqual(3);
  });

  it.each(sleeves)(
    '$name is pictured beside a ruler that is longer',
    ({ attributes, more = [] }) => {
      const alt = more.find(({ kind }) => kind === 'scale')?.alt ?? '';
      expect(Number(/(\d+) cm$/.exec(alt)?.[1]) * 10).toBeGreaterThan(attributes?.widthMm ?? NaN);
    },
  );

  it('has a file for every picture and every portrait, and no other', () => {
    const namesIn = (folder: string) =>
      readdirSync(new URL(folder, import.meta.url))
        .filter((file) => file.endsWith('.webp'))
        .map((file) => file.replace(/\.webp$/, ''))
        .toSorted();
    expect(namesIn('../../pictures/')).toEqual([...PICTURES].toSorted());
    const portraits = people.flatMap(({ portrait }) => portrait ?? []);
    expect(namesIn('../../pictures/people/')).toEqual(portraits.toSorted());
  });

  it.each(products)('$name is seen whole, from another side and at work', ({ key, more = [] }) => {
    const kinds = more.map(({ kind }) => kind);
    // A pole lies beside a roller in its first picture.
    expect(kinds).toContain(key.startsWith('pole-') ? 'detail' : 'scale');
    expect(kinds).toContain('use');
  });

  it.each(people)('person $email', ({ email, password, profile }) => {
    expect(email).toMatch(EMAIL_PATTERN);
    signupFormSchema.validateSync({ email, password, fullName: profile.displayName }, strict);
    profileSchema.validateSync({ ...profile, imageLink: img }, strict);
  });

  it.each(messages)('message "$subject"', ({ email, subject, message }) => {
    newContactMessageSchema.validateSync({ email, subject, message }, strict);
  });

  it.each(orders)('order of $quantity $product by $by', ({ by, product, quantity, delivery }) => {
    newOrderSchema.validateSync({ productId: 'id', quantity, ...delivery }, strict);
    expect(emails).toContain(by);
    expect(products.map((p) => p.key)).toContain(product);
  });
});

describe('the sample shop looks lived in', () => {
  it('has orders in every state by several customers', () => {
    expect(new Set(orders.map((o) => o.state))).toEqual(
      new Set(['placed', 'paid', 'shipped', 'cancelled']),
    );
    expect(new Set(orders.map((o) => o.by)).size).toBeGreaterThan(2);
  });

  it('sells one product out and no product twice over', () => {
    const left = products.map(({ key, available }) => {
      const ordered = orders.filter((o) => o.product === key);
      return ordered.reduce((rest, o) => rest - o.quantity, available);
    });
    expect(left.filter((n) => n === 0)).toHaveLength(1);
    expect(Math.min(...left)).toBe(0);
  });

  it('orders at least what a product asks for', () => {
    for (const { product, quantity } of orders) {
      const minOrder = products.find((p) => p.key === product)?.minOrder;
      expect(quantity).toBeGreaterThanOrEqual(minOrder ?? Infinity);
    }
  });

  it('keeps prices and quantities within what the maker sells', () => {
    for (const { price, minOrder, available } of products) {
      expect(price).toBeGreaterThanOrEqual(1.8);
      expect(price).toBeLessThanOrEqual(48);
      expect(minOrder).toBeLessThanOrEqual(60);
      expect(available).toBeLessThanOrEqual(4000);
    }
    expect(new Set(products.map((p) => p.name)).size).toBe(products.length);
  });

  it('has the one review that is not pleased', () => {
    expect(reviews.some((r) => r.ratings === 3)).toBe(true);
    expect(reviews.length).toBeGreaterThanOrEqual(8);
  });
});
