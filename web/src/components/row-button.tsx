import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

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

/** A button of a row that does its work at once, without a question. */
export function RowButton({ name, busy, onPress, problem, minWidth, children }: RowButtonProps) {
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        loading={busy}
        onClick={onPress}
        aria-label={name}
        {...(minWidth !== undefined && { sx: { minWidth } })}
      >
        {children}
      </Button>
      {problem !== null && (
        <Box role="alert" sx={{ color: 'error.main', mt: 1 }}>
          {problem}
        </Box>
      )}
    </>
  );
}
