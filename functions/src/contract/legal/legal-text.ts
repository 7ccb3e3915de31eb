import type { SITE_PATHS } from '../site/site-paths.ts';

/** The pages of the law whose texts an admin confirms, by what they are called. */
export const LEGAL_TITLES = {
  terms: 'Terms',
  privacy: 'Privacy',
  returns: 'Returns and withdrawal',
  delivery: 'Delivery',
  guarantee: 'Legal guarantee',
} as const;

export type LegalName = keyof typeof LEGAL_TITLES;

export const LEGAL_NAMES = Object.keys(LEGAL_TITLES) as LegalName[];

/** A page of the law in words, as a page of the site and as Markdown show it. */
export interface LegalText {
  title: string;
  /** What it is about, in a sentence. */
  lead: string;
  sections: readonly LegalSection[];
}

export interface LegalTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  /** Stands below the paragraphs: the first of each row is what the row is about. */
  table?: LegalTable;
  /** Where one goes from here. */
  link?: { label: string; to: (typeof SITE_PATHS)[LinkedPage] };
}

type LinkedPage =
  'imprint' | 'withdrawal' | 'terms' | 'privacy' | 'returns' | 'delivery' | 'guarantee';
