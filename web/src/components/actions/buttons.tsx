import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import { texts } from '../../lib/texts.ts';

interface RowButtonProps {
  /** Says which row it is of, for a screen reader. */
  name: string;
  busy: boolean;
  onPress: () => void;
  /** Why it did not work; stands below. */
  problem: string | null;
  /** Pixels. */
  minWidth?: number;
  children: ReactNode;
}

/**
 * A button of a row that acts at once, without a confirmation. `aria-disabled` instead of `disabled` while
 * busy: a disabled button loses the focus, and with it the list's interaction lock.
 */
export function RowButton({ name, busy, onPress, problem, minWidth, children }: RowButtonProps) {
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        onClick={busy ? undefined : onPress}
        aria-label={name}
        aria-disabled={busy}
        sx={{ ...(minWidth !== undefined && { minWidth }), ...(busy && working) }}
      >
        <span>{children}</span>
        {busy && <CircularProgress aria-hidden size={16} sx={progress} />}
      </Button>
      {problem !== null && (
        <Box role="alert" sx={{ color: 'error.main', mt: 1 }}>
          {problem}
        </Box>
      )}
    </>
  );
}

/** The label keeps its room below the spinner. */
const working = { '&, &:hover': { color: 'transparent' }, cursor: 'default' } as const;
const progress = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  color: 'text.disabled',
} as const;

/** Opens the browser's print dialog; the theme's print styles make a sheet of the screen. */
export function PrintButton() {
  return (
    <Button variant="outlined" color="secondary" onClick={() => globalThis.print()}>
      {texts.print}
    </Button>
  );
}
