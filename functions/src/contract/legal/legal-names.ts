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
