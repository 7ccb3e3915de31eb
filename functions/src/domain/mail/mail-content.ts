import type { MailFact } from './mail-facts.ts';

/** Everything a mail says, before it becomes text and markup. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  link: { label: string; url: string };
  /** What stands above the facts. */
  heading: string;
  /** The one product of the order; missing when the order is gone, or where there is none. */
  line: { name: string; pieces: string; total: string } | undefined;
  facts: readonly MailFact[];
  shopUrl: string;
}
