import { CURRENCY } from '../../contract/constants.ts';
import type { Destination } from '../../contract/delivery/destinations.ts';
import { imageUrlOfSize } from '../../contract/site/images.ts';
import { isInStock, isLowStock } from '../../contract/products/stock.ts';
import { toCents } from '../../contract/money/money.ts';
import { announcedLowest } from '../../contract/products/price-history.ts';
import { OFFERED_AS_IS, pick } from '../../contract/products/product-fields.ts';
import type { ProductAttributes } from '../../contract/schemas/product-attributes.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { SITE_PATHS, siteUrl, type Site } from '../../contract/site/site-paths.ts';
import type { Cents, Pieces } from '../../contract/money/units.ts';

/** Who makes and sells everything here, as feeds name it. */
export const SELLER = 'Rollwell';

/** What the shop offers, in the one form that every feed is written from. */
export interface Offer extends Pick<Product, (typeof OFFERED_AS_IS)[number]> {
  id: string;
  url: string;
  /** The largest picture, in the format that every reader knows. */
  picture: string;
  /** The pictures after it, in their order, each with what is to be seen. */
  morePictures: readonly { url: string; alt: string }[];
  currency: string;
  /** Of one piece. */
  price: Cents;
  /** The lowest price of the last thirty days, where a reduction is announced. */
  lowest: Cents | undefined;
  /** The smallest order, which is what a price comparison may name. */
  smallest: { pieces: Pieces; price: Cents };
  inStock: boolean;
  /** It can be ordered, and not for long. */
  lowStock: boolean;
  /** Where it is delivered to, home first. */
  destinations: readonly Destination[];
  attributes: ProductAttributes;
}

const largest = (img: string): string => imageUrlOfSize(img, 1280, 'webp');

export const offerOf = (
  product: Product,
  site: Site,
  destinations: readonly Destination[],
): Offer => {
  const price = toCents(product.price);
  const pieces = product.minOrder as Pieces;
  const lowest = announcedLowest(product);
  return {
    ...pick(product, OFFERED_AS_IS),
    id: product._id,
    url: siteUrl(site, SITE_PATHS.product, product._id),
    picture: largest(product.img),
    morePictures: (product.pictures ?? []).map(({ img, alt }) => ({ url: largest(img), alt })),
    currency: CURRENCY,
    price,
    lowest: lowest === undefined ? undefined : toCents(lowest),
    smallest: { pieces, price: (price * pieces) as Cents },
    inStock: isInStock(product),
    lowStock: isLowStock(product),
    destinations,
    attributes: product.attributes ?? {},
  };
};

/** The name of what one order takes at least: `Roller 25 cm, 10 pieces`. */
export const nameOfSmallest = ({ name, smallest }: Offer): string =>
  smallest.pieces === 1 ? name : `${name}, ${smallest.pieces} pieces`;

/** Cents as feeds write them: `13.50`. */
export const decimal = (cents: Cents): string => (cents / 100).toFixed(2);
