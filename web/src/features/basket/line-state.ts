import {
  isInStock,
  VALIDATION,
  wrongWithQuantity,
  type Product,
} from '@rollwell/functions/contract';
import type { BasketLine } from './basket-lines.ts';

/** How a line of the basket stands against the shop; `asking` until the shop has told of its product. */
export type LineState =
  | { kind: 'asking' | 'gone'; product?: undefined }
  | { kind: 'sold-out'; product: Product }
  | { kind: 'fine'; product: Product }
  | { kind: 'wrong'; product: Product; message: string };

/**
 * @param product as the shop has it now; null where it has it no more, undefined until that is known
 * @param typed what stands in the line's field, where that is no number that a basket can keep
 */
export function lineState(
  { quantity }: BasketLine,
  product: Product | null | undefined,
  typed?: string,
): LineState {
  if (!product) return { kind: product === null ? 'gone' : 'asking' };
  if (!isInStock(product)) return { kind: 'sold-out', product };
  const message = wrongWithQuantity(product, typed ?? quantity);
  return message === undefined ? { kind: 'fine', product } : { kind: 'wrong', product, message };
}

/** What the contract says of a line that cannot be ordered; undefined for one that can. */
export const refusalOf = (state: LineState): string | undefined => {
  if (state.kind === 'gone') return VALIDATION.productGone;
  if (state.kind === 'sold-out')
    return VALIDATION.soldOut(state.product.minOrder, state.product.available);
  return state.kind === 'wrong' ? state.message : undefined;
};
