/**
 * Whether what is typed into a field for whole numbers has a dot that parts thousands, as `1.000` has to
 * whoever types it: there are no decimals that it could begin, yet to the browser it does.
 */
export const hasThousandsDot = (text: string): boolean => /^\d+\.\d{3}$/.test(text);
