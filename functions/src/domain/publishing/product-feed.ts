import { nameOfSmallest, SELLER, type Offer } from './offer.ts';

const statusOf = ({ inStock, lowStock }: Offer) => {
  if (!inStock) return 'out_of_stock';
  return lowStock ? 'limited_stock' : 'in_stock';
};

const money = (amount: number, currency: string) => ({ amount, currency });

/** One product with its one variant: what an order takes at least, and the price of a piece in it. */
const toEntry = (offer: Offer) => {
  const { id, name, url, currency, smallest, inStock } = offer;
  const description = { plain: offer.description };
  const media = [{ url: offer.picture, alt: name }, ...offer.morePictures].map((picture) => ({
    type: 'image',
    url: picture.url,
    alt_text: picture.alt,
  }));
  return {
    id,
    title: name,
    description,
    url,
    media,
    variants: [
      {
        id,
        title: nameOfSmallest(offer),
        description,
        url,
        media,
        price: money(smallest.price, currency),
        unit_price: {
          ...money(offer.price, currency),
          measure: { value: smallest.pieces, unit: 'ct' },
          reference: { value: 1, unit: 'ct' },
        },
        availability: { available: inStock, status: statusOf(offer) },
        condition: ['new'],
        seller: { name: SELLER },
      },
    ],
  };
};

/**
 * The products as shopping agents read them: `ProductsResponse` of the Agentic Commerce Protocol,
 * version 2026-04-17 (github.com/agentic-commerce-protocol). Amounts are cents.
 */
export const productFeed = (offers: readonly Offer[]) => ({ products: offers.map(toEntry) });
