/**
 * Where the parts of a product's card stand: below each other where cards stand side by side, and
 * beside a small photo on a phone, so that several are seen at once.
 */
export const cardLayout = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"photo name" "photo price" "preview preview" "minimum buy"',
    sm: '"photo" "name" "preview" "price" "minimum" "buy"',
  },
  gridTemplateColumns: { xs: '120px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'auto 1fr auto auto', sm: 'auto auto 1fr auto auto auto' },
  columnGap: 1.5,
  p: { xs: 1.5, sm: 0 },
  pb: { sm: 2 },
} as const;

/** What stands beside or below the photo keeps away from the card's edges. */
const inset = { mx: { xs: 0, sm: 2 } } as const;

/**
 * The parts of a card. Name and preview have room for lines whether or not they are full, so that the
 * card's outline is as high as the card itself. Longer texts make a card higher.
 */
export const cardParts = {
  photo: { gridArea: 'photo', alignSelf: 'start', borderRadius: { xs: 1, sm: 0 } },
  name: { ...inset, gridArea: 'name', minHeight: '2lh', mt: { sm: 2 } },
  preview: {
    ...inset,
    gridArea: 'preview',
    minHeight: { xs: '2lh', sm: '3lh', lg: '2lh' },
    fontSize: { xs: '0.875rem', sm: '0.9375rem' },
    mt: 1,
  },
  price: { ...inset, gridArea: 'price', mt: { xs: 0.5, sm: 2 } },
  minimum: {
    ...inset,
    gridArea: 'minimum',
    alignSelf: 'center',
    mt: { xs: 1, sm: 0 },
    // On a phone the figure stands below the words, with its unit.
    '& > span': { whiteSpace: 'nowrap' },
  },
  buy: { ...inset, gridArea: 'buy', mt: 1, justifySelf: { xs: 'end', sm: 'stretch' } },
} as const;
