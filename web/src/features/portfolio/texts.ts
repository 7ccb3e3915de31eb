/** The words of the portfolio page. Everything it names can be found in this site's source. */
export const texts = {
  title: 'My Portfolio',
  heading: 'We build shops the way a good wall is painted',
  lead: 'Prepare well, work wet in wet, leave no lines. This is the workshop behind the Rollwell site: what we do, what we work with, and what stands behind the pages you are looking at.',
  contact: 'Work with us',
  shop: 'See the shop',
  who: {
    heading: 'Who we are',
    paragraphs: [
      'A small workshop for web shops of companies that make things. We take on the whole of it: the pages, the server behind them, the payments, and what the people in the office need to keep it going without us.',
      'We like numbers that add up, forms that say what is wrong, and pages that open on a cheap phone in a stairwell. We write down why we did something, so that the next person need not guess.',
    ],
  },
  tools: {
    heading: 'What we work with',
    groups: [
      {
        name: 'In the browser',
        items: ['TypeScript', 'React', 'MUI', 'TanStack Query', 'Formik', 'Vite'],
      },
      {
        name: 'On the server',
        items: ['Node.js', 'Express', 'Firebase', 'Firestore', 'Stripe', 'yup'],
      },
      {
        name: 'To be sure',
        items: ['Vitest', 'Playwright', 'axe', 'fast-check', 'ESLint', 'OpenAPI'],
      },
    ],
  },
  projects: {
    heading: 'Projects in this shop',
    items: [
      {
        name: 'Stock that cannot be sold twice',
        text: 'When a hundred people order the last fifty rollers in the same second, fifty get them and fifty read that they are gone. Stock, order and history change in one step or not at all.',
        with: 'Express, Firestore',
      },
      {
        name: 'Payments that survive bad luck',
        text: 'Messages of the payment service come twice, late, or after an order was cancelled. Each counts once, and money for an order that is gone goes back by itself.',
        with: 'Stripe Checkout, signed webhooks',
      },
      {
        name: 'A whole cloud on a laptop',
        text: 'One command starts the shop with sign-in, database, storage and a stand-in for the payment service, with no network at all. What a test says there holds outside too.',
        with: 'Firebase emulators, Node.js',
      },
      {
        name: 'Pages for everybody',
        text: 'Light and dark, from 320 pixels to a wide screen, with a keyboard alone or with a screen reader. The first page is ready-made HTML; what only a few people need is loaded when they need it.',
        with: 'React, MUI, axe',
      },
      {
        name: 'Pictures that fit the screen',
        text: 'Every photo that somebody uploads is opened, checked and encoded anew, without what the camera wrote into it, and each screen loads it in the width and format that suit it.',
        with: 'Cloud Storage, sharp',
      },
      {
        name: 'One contract for both sides',
        text: 'A rule such as the smallest order is written once. The form, the server and the description of the interface read the same line, so they cannot disagree.',
        with: 'yup, OpenAPI',
      },
    ],
  },
  closing: {
    heading: 'You make something worth ordering twice?',
    text: 'Tell us what it is and who buys it. We answer with questions first, and with a price after that.',
  },
} as const;
