import type { PictureKind, ProductPicture } from '@rollwell/functions/contract';

/** A further picture as it stands in the form. */
export interface TypedPicture {
  img: string;
  alt: string;
  kind: PictureKind;
}

export const emptyPicture: TypedPicture = { img: '', alt: '', kind: 'detail' };

/** A row that nothing would be lost with. */
export const isEmpty = ({ img, alt }: TypedPicture): boolean => img === '' && alt === '';

/** A list with one thing of it in another place; as it is where there is no such place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const next = [...items];
  if (to < 0 || to >= next.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/** A list without one thing of it. */
export const without = <Item>(items: readonly Item[], index: number): Item[] =>
  items.filter((_item, each) => each !== index);

/**
 * The key of each row, which stays with it however the rows are moved. Rows that came with the form
 * have none yet and get one below nothing.
 */
export const rowKeys = (known: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_row, index) => known[index] ?? -1 - index);

/** A key that no row has. */
export const newKey = (keys: readonly number[]): number => Math.max(0, ...keys) + 1;

/**
 * What a form sends: its further pictures.
 *
 * @param before those of the product so far, which an empty list takes away
 * @returns undefined, which leaves a product as it is, where it has none and gets none
 */
export const sentPictures = (
  typed: readonly ProductPicture[] = [],
  before: readonly ProductPicture[] = [],
): ProductPicture[] | undefined => (typed.length > 0 || before.length > 0 ? [...typed] : undefined);
