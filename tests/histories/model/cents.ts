/** An amount of money in whole cents. */
export const cents = (amount: number): number => Math.round(amount * 100);
