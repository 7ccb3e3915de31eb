/** What an order says of a withdrawal from it. */
export const withdrewOn = (when: string, part: string): string =>
  `You withdrew from this order on ${when}.${part && ` Only: ${part}`}`;
