import { formatCount } from './format.ts';

/** A quantity with its unit: `1 piece`, `4,000 pieces`. */
export const formatPieces = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'piece' : 'pieces'}`;
