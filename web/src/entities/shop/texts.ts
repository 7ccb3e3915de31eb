/** The words about the terms of the shop. */
export const texts = {
  /** The pages of the law, as links name them. */
  terms: 'Terms',
  privacy: 'Privacy',
  returns: 'Returns',
  delivery: 'Delivery',
  guarantee: 'Legal guarantee',
  before: 'Our',
  apply: 'apply. Read before you order:',
  returnsLink: 'Withdrawal within 14 days',
  comma: ',',
} as const;
