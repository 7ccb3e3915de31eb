import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { texts } from '../texts.ts';

/** Milliseconds after which a confirmation is late. */
const LATE_MS = 45_000;

/** The gateway has the money; its message that says so is on the way. */
export function ConfirmingNote() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert severity="info" variant="outlined" role="status">
      {late ? texts.confirmingLong : texts.confirmingHint}
    </Alert>
  );
}
