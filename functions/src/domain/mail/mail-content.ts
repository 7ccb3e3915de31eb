import type { MailFact } from './mail-facts.ts';

/** The receipt of a mail that is about no order. */
export const NOTHING_ORDERED = { lines: [], besides: [], total: '' };

/** A page to go to, with the words that lead there. */
export interface MailLink {
  label: string;
  url: string;
}

/** Everything a mail says, before it becomes text and markup. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** What to do next. */
  link: MailLink;
  /** Where else one may want to go. */
  moreLinks?: readonly MailLink[];
  /** What stands above the facts. */
  heading: string;
  /** What was ordered; without lines when the order is gone, or where there is none. */
  receipt: {
    lines: readonly { name: string; pieces: string; total: string }[];
    /** What comes on top of the products, or off. */
    besides: readonly { label: string; amount: string }[];
    total: string;
  };
  facts: readonly MailFact[];
  shopUrl: string;
}
