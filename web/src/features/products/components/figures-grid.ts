/** Short fields beside each other, where there is room. */
export const figuresGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(10rem, 1fr))' },
  gap: { xs: 1, sm: 2 },
  alignItems: 'start',
};
