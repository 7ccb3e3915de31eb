import { RETURN_DAYS } from '../delivery/delivery.ts';

export interface FaqEntry {
  question: string;
  /** Paragraphs of the answer. */
  answer: readonly string[];
}

/** The five questions that come by phone every day. */
export const FAQ: readonly FaqEntry[] = [
  {
    question: 'What is the smallest order?',
    answer: [
      'Each tool has its own: some come one by one, most in cartons. The number is on the card of each tool and is filled in for you in the order form.',
      'From there you can order any number of pieces up to what is in stock; the second carton need not be full.',
    ],
  },
  {
    question: 'How does delivery work?',
    answer: [
      'We keep your pieces as soon as you order. The order shows until when we hold them for you; pay before that and they are yours.',
      'Paid orders go to the address in the order form, packed in the order in which they were paid. My orders in your dashboard shows when yours has been sent.',
      'Before you order, the form shows what delivery costs and by which day it comes; “Delivery” at the foot of every page lists it for each country, and says how soon a paid order is sent.',
    ],
  },
  {
    question: 'Which nap for which wall?',
    answer: [
      '4 to 6 mm for doors, metal and lacquer, where every line shows. 8 to 12 mm for smooth plaster, lining paper and ceilings; if you keep one roller, keep a 9 mm. 14 to 18 mm for woodchip and rough plaster. 20 to 25 mm for brick, render and facades.',
      'In between two? Take the shorter one: it carries less paint, but it leaves the finer skin.',
    ],
  },
  {
    question: 'How do I clean a roller?',
    answer: [
      'Scrape it off into the tin with the back of a scraper first; half the paint is still in the pile. For water-based paint, rinse it with lukewarm water until it runs clear, spin it dry and stand it on its end.',
      'Solvent paint: clean it in the thinner of the paint, then in soapy water. Overnight between two coats, a tight bag is enough.',
    ],
  },
  {
    question: 'Can I send something back?',
    answer: [
      'An order you have not paid yet is cancelled with one button under My orders; the pieces go back on the shelf and you owe nothing.',
      `Paid and delivered? For ${RETURN_DAYS} days you can withdraw without a reason: “Withdraw from contract here” stands at the foot of every page. Unused pieces in their sleeve come back at what you paid. A fault is our business, whenever it shows.`,
    ],
  },
];
