import { RATINGS } from '../constants.ts';

/** How many reviews of a product gave one star, two, and so on to five. */
export type StarCounts = readonly number[];

/** What buyers make of a product: the average from 1 to 5 with one decimal, and of how many it is. */
export interface ProductRating {
  average: number;
  count: number;
  stars: number[];
}

/** Reviews on one page of a product; each page reads one more. */
export const REVIEWS_PER_PAGE = 10;

export const NO_STARS: StarCounts = RATINGS.map(() => 0);

/** Rounded half up, since a half is what a reader would do by hand. */
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** What follows from the counts; undefined where nobody has said anything. */
export const ratingOf = (stars: StarCounts | undefined = NO_STARS): ProductRating | undefined => {
  const count = stars.reduce((sum, each) => sum + each, 0);
  if (count === 0) return undefined;
  const sum = RATINGS.reduce((total, rating, index) => total + rating * (stars[index] ?? 0), 0);
  return { average: oneDecimal(sum / count), count, stars: [...stars] };
};

/** The counts once one review says something else: without `before` it is new, without `after` it is gone. */
export const countStars = (
  stars: StarCounts | undefined,
  { before, after }: { before?: number | undefined; after?: number | undefined },
): number[] =>
  RATINGS.map((rating, index) => {
    const gained = Number(rating === after) - Number(rating === before);
    return (stars?.[index] ?? 0) + gained;
  });

/** How a rating reads in a sentence: `4.3 of 5 from 12 reviews`. */
export const ratingSentence = ({ average, count }: ProductRating): string =>
  `${average} of ${RATINGS.length} from ${count} ${count === 1 ? 'review' : 'reviews'}`;
