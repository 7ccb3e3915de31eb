/** How high a field beside a button is: what a finger hits, and more where text is larger. */
export const FIELD_HEIGHT = '2.75rem';

/** How a field of the browser's own is framed, so that it looks like MUI's. */
export const fieldFrame = {
  boxSizing: 'border-box',
  width: '100%',
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: 1,
} as const;
