/** The words of reviews by buyers of a product. */
export const productTexts = {
  /** Where a product's page goes to from its rating. */
  anchor: 'reviews',
  title: 'Reviews by buyers',
  verified:
    'Only customers to whom we have sent this product can write here: we look that up in our orders. We take none away for what it thinks of the product.',
  none: 'Nobody has reviewed it yet. Customers to whom we have sent this product can do so from My orders.',
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
    goneHint: 'It has no page any more on which a review could stand.',
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
