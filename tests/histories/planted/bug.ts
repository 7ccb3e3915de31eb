/** A bug and how to plant it: in one file of `functions/src`, a text that is there once becomes another. */
export interface Bug {
  name: string;
  changes: { file: string; from: string; to: string }[];
}

/** Where most bugs of selling are planted. */
export const STOCK = 'data/products/stock-repository.ts';
export const ALLOCATE = 'domain/stock/allocate.ts';
