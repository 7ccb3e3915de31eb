import { PREVIEW, type Product, type Review } from '@rollwell/functions/contract';
import type { QueryClient } from '@tanstack/react-query';
import { productKeys, reviewKeys } from '../../lib/query/keys.ts';
import { createQueryClient } from '../query-client.ts';

const AT = '2026-11-25T08:00:00.000Z';
const PICTURE = '/hero-640.webp';

const product: Product = {
  _id: 'sample',
  name: 'A sleeve',
  price: 8,
  img: PICTURE,
  description: 'For smooth walls.',
  minOrder: 10,
  available: 400,
  createdAt: AT,
  updatedAt: AT,
};

const review: Review = {
  _id: 'sample',
  author: 'Somebody',
  description: 'Covers in one coat.',
  ratings: 4,
  photoURL: '',
  createdAt: AT,
};

/**
 * Answers by which a page shows what it may show, for the build, which has no shop to ask. What a page
 * shows beyond them it carries the rules of itself.
 */
export function sampleAnswers(): QueryClient {
  const client = createQueryClient();
  const rating: Product['rating'] = { average: 4, count: 1, stars: [0, 0, 0, 1, 0] };
  client.setQueryData<Product[]>(productKeys.latest, [
    { ...product, rating },
    { ...product, _id: 'few', available: product.minOrder },
    { ...product, _id: 'none', available: 0 },
  ]);
  client.setQueryData<Review[]>(reviewKeys.all, [
    { ...review, photoURL: PICTURE },
    { ...review, _id: 'long', description: 'Covers. '.repeat(PREVIEW.review) },
  ]);
  return client;
}
