/** What the links of the header and of the dashboard have in common. */
export const menuLink = {
  alignItems: 'center',
  minHeight: 44,
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 550,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
} as const;
