import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FIELD_HEIGHT, fieldFrame } from './field-frame.ts';

interface ListFieldProps {
  /** The id of the field. */
  id: string;
  label: string;
  /** How it grows and shrinks beside others. */
  flex: string;
  /** The field, and below it what is to say of it. */
  children: ReactNode;
}

/**
 * What a list is searched or sorted by, looking as other fields do. MUI's would be a tenth of the page
 * that shows the list, for what a list never needs: labels that move, empty fields' words, adornments.
 */
export function ListField({ id, label, flex, children }: ListFieldProps) {
  return (
    <Box sx={{ ...fieldStyle, flex }}>
      <label htmlFor={id}>{label}</label>
      {children}
    </Box>
  );
}

const fieldStyle = {
  position: 'relative',
  minWidth: 0,
  '& label': {
    position: 'absolute',
    top: -9,
    left: 9,
    maxWidth: '95%',
    px: '5px',
    fontSize: '0.75rem',
    lineHeight: 1.5,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    color: 'text.secondary',
    // The frame is not to be seen behind the words.
    background:
      'linear-gradient(var(--mui-palette-background-default) 50%, var(--mui-palette-background-paper) 50%)',
  },
  '& input, & select': {
    ...fieldFrame,
    height: FIELD_HEIGHT,
    px: '14px',
  },
  // As a field, not as a platform's search.
  '& input': { appearance: 'textfield' },
  '& [aria-invalid=true]': { borderColor: 'error.main' },
} as const;
