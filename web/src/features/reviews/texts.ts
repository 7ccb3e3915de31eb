/** A rating in words. */
export const starsText = (rating: number): string => `${rating} of 5 stars`;

/** The words of reviews that the contract does not hold. */
export const texts = {
  list: {
    label: 'Reviews by our customers',
    previous: 'Previous reviews',
    next: 'Next reviews',
    emptyTitle: 'No reviews yet',
    emptyText: 'Painted with one of our rollers? Be the first to say how it went.',
    notVerified: 'Not verified',
    notVerifiedHint:
      'Anybody with an account can write here, and we do not check who has bought something. Reviews by buyers stand with each product.',
    readAll: 'Read all',
    readLess: 'Show less',
    readAllOf: (author: string) => `Read all of the review by ${author}`,
    readLessOf: (author: string) => `Show less of the review by ${author}`,
  },
  remove: {
    open: (author: string) => `Remove the review by ${author}`,
    button: 'Remove',
    title: (author: string) => `Remove the review by ${author}?`,
    text: 'It disappears from the home page for everybody and cannot be brought back.',
    done: 'The review is removed.',
  },
  form: {
    title: 'Add review',
    lead: 'Which tool, which wall, how did it go? Two or three sentences help the next decorator most.',
    ratings: 'Rating',
    ratingLabels: {
      1: '1 of 5: would not buy again',
      2: '2 of 5: below what I expected',
      3: '3 of 5: does the job',
      4: '4 of 5: good',
      5: '5 of 5: would order it again',
    },
    noRating: 'Not chosen yet',
    description: 'Description',
    signedAs:
      'Your review appears on the home page with the name and photo of your profile, marked as not verified.',
    submit: 'Add review',
  },
} as const;

/** The words of reviews by buyers of a product. */
export const productTexts = {
  /** Where a product's page goes to from its rating. */
  anchor: 'reviews',
  title: 'Reviews by buyers',
  verified:
    'Only customers to whom we have sent this product can write here: we check that in our orders. We don’t remove reviews for being critical.',
  none: 'No reviews yet. Customers who have received this product can write one from My orders.',
  noneHere: 'There are no more reviews.',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  changed: ', changed on',
  remove: {
    open: (author: string) => `Remove the review by ${author}`,
    button: 'Remove',
    title: (author: string) => `Remove the review by ${author}?`,
    text: 'It disappears from the product for everybody, and no longer counts. The log keeps what it said.',
    done: 'The review is removed.',
  },
  form: {
    title: 'Review a product',
    lead: 'How does it roll, what does it shed, would you order it again? Two or three sentences help the next decorator most.',
    product: 'Product',
    description: 'Your review',
    signedAs:
      'It appears on the page of the product under the name in your profile, as a review by a buyer.',
    submit: 'Publish review',
    change: 'Change review',
    saved: 'Thank you. Your review is on the page of the product.',
    notSent: 'You can review it once we have sent it to you',
    notSentHint: 'Reviews here are by customers who had the product in their hands.',
    toOrders: 'My orders',
    toProduct: 'See the product',
    gone: 'This product is no longer sold',
    goneHint: 'Its page is gone, so it can no longer be reviewed.',
    remove: {
      open: 'Remove my review',
      button: 'Remove my review',
      confirm: 'Remove',
      title: 'Remove your review?',
      text: 'It disappears from the page of the product and is not kept. You can write another one later.',
      done: 'Your review is removed.',
    },
  },
} as const;
