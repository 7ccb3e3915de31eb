/** The words of putting something into the basket; those of its screens are in `screen-texts.ts`. */
export const texts = {
  add: 'Add to basket',
  addNamed: (name: string) => `Add to basket: ${name}`,
  added: (name: string, pieces: string) => `${name}: ${pieces} in your basket.`,
  allAdded: (name: string, pieces: string) =>
    `${name}: all ${pieces} that we have are in your basket.`,
} as const;
