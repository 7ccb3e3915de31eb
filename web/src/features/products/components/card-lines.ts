/**
 * The lines of text that a card has room for whether or not they are full, so that its outline is as
 * high as the card itself. Longer texts make a card higher.
 */
export const cardLines = {
  name: { minHeight: '2lh' },
  preview: { minHeight: { xs: '3lh', lg: '2lh' } },
} as const;
