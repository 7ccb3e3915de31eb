import { isInStock } from '../contract/in-stock.ts';
import type { Change } from './change-feed.ts';

interface Move {
  product: { id: string; minOrder: number; available: number };
  available: number;
}

const isTurned = ({ product, available }: Move): boolean =>
  isInStock(product) !== isInStock({ ...product, available });

/**
 * What public views show differently after some moves of stock. Where a product stands in a list
 * depends on whether it can be bought, not on how many there are.
 */
export const shownOf = (moves: readonly Move[]): Change | undefined => {
  const moved = moves.filter(({ product, available }) => available !== product.available);
  if (moved.length === 0) return undefined;
  if (moved.some(isTurned)) return { kind: 'products' };
  return { kind: 'stock', productIds: moved.map(({ product }) => product.id) };
};
