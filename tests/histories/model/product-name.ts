/** What a product is called in the histories: by its id, so that a mail tells which it is about. */
export const nameOf = (productId: string): string => `Roller ${productId}`;
