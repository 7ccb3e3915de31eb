import { getBlog, listBlogs } from '../blogs/blogs.ts';
import { allProducts, listProducts } from '../catalogue/list-products.ts';
import type { Catalogue, KnownCatalogue } from '../catalogue/catalogue.ts';
import { productFacets } from '../catalogue/product-facets.ts';
import { relatedProducts } from '../catalogue/related-products.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { Deps } from '../deps.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { canonical } from '../idempotency.ts';
import { findRoller } from '../finder/find-roller.ts';
import { getProduct } from '../products/products.ts';
import { listProductReviews } from '../reviews/product-reviews.ts';
import { listReviews } from '../reviews/reviews.ts';
import type { PublicReads } from './public-reads.ts';
import { readNow, type Dated, type ReadCache } from './read-cache.ts';

type Sources = Pick<
  Deps,
  'products' | 'blogs' | 'reviews' | 'productReviews' | 'shopSettings' | 'now'
> & { catalogue: Pick<Catalogue, 'read'> };

/** Reads by what is asked for. */
type Read = <Value extends object>(
  asked: readonly unknown[],
  load: () => Promise<Value>,
) => Promise<Dated<Value>>;

/** Where what is read comes from. */
interface Kept {
  read: Read;
  known: () => Promise<KnownCatalogue>;
  /** A product that need not be read. */
  keptProduct: (id: string) => Promise<Dated<Product> | undefined>;
}

const readsOver = (sources: Sources, { read, known, keptProduct }: Kept): PublicReads => {
  const product = async (id: string): Promise<Dated<Product>> =>
    (await keptProduct(id)) ?? readNow(() => getProduct(sources, id), sources.now);
  /** What follows from the catalogue alone, kept until that changes. */
  const ofCatalogue = async <Value extends object>(
    asked: readonly unknown[],
    reckon: (snapshot: Snapshot) => Value,
  ): Promise<Dated<Value>> => {
    const { snapshot, readAt } = await known();
    return { value: snapshot.answer(canonical(asked), () => reckon(snapshot)), readAt };
  };
  return {
    products: (query) =>
      ofCatalogue(['products', query], (snapshot) => listProducts(snapshot, query)),
    allProducts: async () => {
      const { snapshot, readAt } = await known();
      return { value: allProducts(snapshot), readAt };
    },
    productFacets: (chosen) =>
      ofCatalogue(['facets', chosen], (snapshot) => productFacets(snapshot, chosen)),
    roller: (job) => ofCatalogue(['roller', job], (snapshot) => findRoller(snapshot, job)),
    product,
    relatedProducts: async (id) => {
      const { value: to } = await product(id);
      return ofCatalogue(['related', id, to.updatedAt], (snapshot) =>
        relatedProducts(snapshot, to),
      );
    },
    blogs: (page) => read(['blogs', page], () => listBlogs(sources, page)),
    blog: (id) => read(['blog', id], () => getBlog(sources, id)),
    reviews: (page) => read(['reviews', page], () => listReviews(sources, page)),
    productReviews: (id, page) =>
      read(['product reviews', id, page], () => listProductReviews(sources, id, page)),
    settings: () => read(['settings'], () => sources.shopSettings.get()),
  };
};

/** What everybody may see, out of the memory of this process: as old as a view may be. */
export const cachedReads = (sources: Sources, cache: ReadCache): PublicReads =>
  readsOver(sources, {
    read: (asked, load) => cache.read(canonical(asked), load),
    known: () => sources.catalogue.read(),
    keptProduct: async (id) => {
      const { snapshot, readAt } = await sources.catalogue.read();
      const value = snapshot.get(id);
      // One that another process added just now is read.
      return value && { value, readAt };
    },
  });

/** The same of this moment, for whoever has to see their own change at once. */
export const presentReads = (sources: Sources): PublicReads =>
  readsOver(sources, {
    read: (_asked, load) => readNow(load, sources.now),
    known: () => sources.catalogue.read({ isPresent: true }),
    keptProduct: () => Promise.resolve(undefined),
  });
