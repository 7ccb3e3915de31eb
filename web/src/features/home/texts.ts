/** The words of the home page that belong to no other feature. */
export const texts = {
  title: 'Home',
  slogan: 'Even coat, every time.',
  hero: {
    // Spaces that do not break keep the two halves whole.
    heading: 'Load\u00a0it, roll\u00a0it, leave\u00a0it. No\u00a0lines, no\u00a0lint.',
    lead: 'Rollwell makes rollers, frames, trays and poles for decorators and paint shops who find a tool they trust and order it again for years.',
    contact: 'Contact',
    tools: 'See the tools',
    picture:
      'A Rollwell roller: a long-pile sleeve with woven stripes on a steel frame with a rubber grip',
  },
  about: {
    heading: 'About us',
    text: 'We wind, glue and comb our own sleeves, bend our own frames, and pack by the carton. Nothing here is made for one weekend. What you ordered last year is what you get this year: the same pile, the same core, the same wall at the end of it.',
    figuresLabel: 'Rollwell in figures',
  },
  products: { heading: 'Updated Tools', all: 'See all tools' },
  reviews: { heading: 'Reviews', add: 'Write a review' },
  faq: { heading: 'Basic FAQ', lead: 'Not answered here?', contact: 'Ask us' },
  opportunity: {
    heading: 'Sell or use Rollwell',
    text: 'You run a paint shop and want our tools on your shelf, or you paint for a living and want to test a sleeve before it is sold? Tell us what you do and how many pieces you use in a month.',
    action: 'Tell us about it',
  },
  contact: {
    heading: 'Contact',
    lead: 'A question about a tool, an order or a delivery: write to us here. Somebody in our office reads it and replies to the email address you give.',
  },
} as const;
