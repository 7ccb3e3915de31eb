import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RATINGS } from '../constants.ts';
import { countStars, NO_STARS, ratingOf } from './product-rating.ts';

test('without reviews there is no rating', () => {
  expect(ratingOf()).toBeUndefined();
  expect(ratingOf(NO_STARS)).toBeUndefined();
});

test('the average has one decimal', () => {
  expect(ratingOf([1, 0, 0, 0, 2])).toEqual({ average: 3.7, count: 3, stars: [1, 0, 0, 0, 2] });
  expect(ratingOf([0, 0, 0, 1, 1])?.average).toBe(4.5);
});

test('a review comes, says something else, and goes', () => {
  const written = countStars(undefined, { after: 2 });
  expect(written).toEqual([0, 1, 0, 0, 0]);
  const changed = countStars(written, { before: 2, after: 5 });
  expect(changed).toEqual([0, 0, 0, 0, 1]);
  expect(countStars(changed, { before: 5 })).toEqual(NO_STARS);
});

test('however reviews come, change and go, the counts are those of the reviews there are', () => {
  const change = fc.record({
    author: fc.integer({ min: 0, max: 5 }),
    ratings: fc.constantFrom(...RATINGS, undefined),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const reviews = new Map<number, number>();
      let stars: number[] = [...NO_STARS];
      for (const { author, ratings } of changes) {
        stars = countStars(stars, { before: reviews.get(author), after: ratings });
        if (ratings === undefined) reviews.delete(author);
        else reviews.set(author, ratings);
      }
      const given = [...reviews.values()];
      expect(stars).toEqual(RATINGS.map((rating) => given.filter((one) => one === rating).length));
    }),
  );
});
