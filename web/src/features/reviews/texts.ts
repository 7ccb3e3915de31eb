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
