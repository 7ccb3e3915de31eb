/** The words about an order that several features show. */
export const texts = {
  with: (name: string) => `The parcel goes with ${name}.`,
  withdrewFromLine: (when: string, part: string) =>
    `You withdrew from this product on ${when}.${part && ` Only: ${part}`}`,
  follow: 'Follow the parcel (opens in a new tab)',
} as const;

/** The label that the law gives (art. 11a(1) of Directive 2011/83/EU). */
export const WITHDRAW_LABEL = 'Withdraw from contract here';
