import { MAX_PURCHASE_LINES, VALIDATION, type Product } from '@rollwell/functions/contract';
import { sessionPort } from '../../lib/api/session-port.ts';
import { toast } from '../../lib/toast.ts';
import { withLine } from './basket-lines.ts';
import { basketStore } from './basket-store.ts';
import { texts } from './texts.ts';

type Wanted = Pick<Product, '_id' | 'name' | 'price' | 'minOrder' | 'available'>;

/**
 * Puts pieces of a product into the basket, its smallest order where nobody says how many, up to what
 * there is; says what is in it then.
 */
export function addProduct(
  product: Wanted,
  pieces: (count: number) => string,
  more = product.minOrder,
): void {
  const { _id: productId, name, price, minOrder, available } = product;
  const lines = basketStore.lines();
  const had = lines.find((line) => line.productId === productId)?.quantity ?? 0;
  if (had === 0 && lines.length >= MAX_PURCHASE_LINES) {
    toast.error(VALIDATION.linesMax(MAX_PURCHASE_LINES));
    return;
  }
  const quantity = Math.min(had + more, Math.max(available, minOrder));
  const isStored = basketStore.change((now) => withLine(now, { productId, quantity, price }));
  // The shop keeps the basket of who is signed in.
  const isKept = isStored || sessionPort()?.uid() !== undefined;
  const added = texts.added(name, pieces(quantity));
  if (!isKept) toast.info(`${added} ${texts.notStored}`);
  else if (quantity > had) toast.success(added);
  else toast.info(texts.allAdded(name, pieces(quantity)));
}
