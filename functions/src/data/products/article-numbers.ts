import type { WriteBatch } from '../firestore/firestore-library.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { AppError } from '../../contract/api/app-error.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';
import {
  collection,
  createDocument,
  type Firestore,
  isDocumentId,
} from '../firestore/firestore.ts';
import { isAlreadyThere } from '../firestore/firestore-errors.ts';

type Numbered = Pick<Product, 'attributes'>;

const numberOf = (product: Numbered | undefined): string | undefined =>
  product?.attributes?.articleNumber;

interface Claim {
  productId: string;
}

const claimsOf = (db: Firestore) => collection<Claim>(db, 'articleNumbers');

/** The ids of the products that have these numbers; one document read for each number. */
export const productsOfNumbers = async (
  db: Firestore,
  numbers: readonly string[],
): Promise<string[]> => {
  const claims = numbers.filter(isDocumentId).map((number) => claimsOf(db).doc(number));
  const documents = claims.length > 0 ? await db.getAll(...claims) : [];
  return documents.flatMap((document) => {
    const claim = document.data() as Claim | undefined;
    return claim ? [claim.productId] : [];
  });
};

/**
 * Moves the claim on an article number along with its product, in the commit that changes it: the
 * commit fails with `already exists` when another product has the number.
 *
 * @param before the product as it was; undefined for a new one
 * @param after as it will be; undefined for one that goes
 */
export const claimArticleNumber = (
  db: Firestore,
  batch: WriteBatch,
  productId: string,
  { before, after }: { before?: Numbered | undefined; after?: Numbered | undefined },
): void => {
  const [had, has] = [numberOf(before), numberOf(after)];
  if (had === has) return;
  const claims = claimsOf(db);
  if (had !== undefined) batch.delete(claims.doc(had));
  if (has !== undefined) createDocument(batch, claims.doc(has), { productId });
};

/**
 * Awaits a commit in which the claim is the only document that can be there already.
 * @throws AppError `article_number_taken`.
 */
export const unlessNumberTaken = async (commit: Promise<unknown>): Promise<void> => {
  try {
    await commit;
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    const fields = { 'attributes.articleNumber': VALIDATION.articleNumberTaken };
    throw new AppError('article_number_taken', { fields });
  }
};
