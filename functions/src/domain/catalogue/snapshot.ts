import { LRUCache } from 'lru-cache';
import type { Product } from '../../contract/schemas/product.ts';
import { ProductSearch } from './product-search.ts';

/** What was changed of the catalogue. */
export interface SnapshotChanges {
  changed: readonly Product[];
  /** Ids of products that are gone. */
  removed: readonly string[];
}

/** How many answers are kept, and how many characters they all have written as JSON. */
export const MOST_KEPT = {
  max: 500,
  maxSize: 4_000_000,
  sizeCalculation: (value: object) => JSON.stringify(value).length,
};

const hasOtherWords = (one: Product, other: Product): boolean =>
  one.name !== other.name ||
  one.description !== other.description ||
  one.attributes?.articleNumber !== other.attributes?.articleNumber ||
  one.attributes?.kind !== other.attributes?.kind;

/**
 * The public facts of all products, as they were at one time. What is derived from them is computed
 * when it is first asked for, and kept until some of them change.
 */
export class Snapshot {
  readonly #products = new Map<string, Product>();
  #search: ProductSearch | undefined;
  #derived = new Map<string, unknown>();
  #answers = new LRUCache<string, object>(MOST_KEPT);

  constructor(products: readonly Product[] = []) {
    for (const product of products) this.#products.set(product._id, product);
  }

  get(id: string): Product | undefined {
    return this.#products.get(id);
  }

  get all(): Iterable<Product> {
    return this.#products.values();
  }

  get size(): number {
    return this.#products.size;
  }

  /** The products that a search finds, with a score each: the best has most. */
  find(words: string): ReadonlyMap<string, number> {
    if (!this.#search) {
      this.#search = new ProductSearch();
      for (const product of this.all) this.#search.add(product);
    }
    return this.#search.find(words);
  }

  /** Something that follows from all products. */
  derived<Value>(name: string, derive: (products: Iterable<Product>) => Value): Value {
    if (!this.#derived.has(name)) this.#derived.set(name, derive(this.all));
    return this.#derived.get(name) as Value;
  }

  /** An answer by all that is asked for it, the same object until a product changes. */
  answer<Value extends object>(asked: string, reckon: () => Value): Value {
    const known = this.#answers.get(asked) as Value | undefined;
    if (known) return known;
    const value = reckon();
    this.#answers.set(asked, value);
    return value;
  }

  /** Takes in what was changed; what it knows already changes nothing. */
  apply({ changed, removed }: SnapshotChanges): void {
    const news = changed.filter(
      ({ _id, updatedAt }) => this.#products.get(_id)?.updatedAt !== updatedAt,
    );
    const gone = removed.filter((id) => this.#products.has(id));
    for (const product of news) this.#put(product);
    for (const id of gone) this.#drop(id);
    if (news.length + gone.length === 0) return;
    this.#derived = new Map();
    this.#answers = new LRUCache(MOST_KEPT);
  }

  #put(product: Product): void {
    const before = this.#products.get(product._id);
    this.#products.set(product._id, product);
    if (!this.#search || (before && !hasOtherWords(before, product))) return;
    if (before) this.#search.remove(before);
    this.#search.add(product);
  }

  #drop(id: string): void {
    const before = this.#products.get(id);
    if (!before) return;
    this.#products.delete(id);
    this.#search?.remove(before);
  }
}
