import Box from '@mui/material/Box';
import { messageOf } from '../../../lib/api/api-error.ts';
import { texts } from '../texts.ts';

/** The provider's own message, and below it what to do, where we know. */
export function AuthError({ error }: { error: unknown }) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const hint = texts.hints[code];
  return (
    <>
      {messageOf(error)}
      {hint && (
        <Box component="span" sx={{ display: 'block', color: 'text.primary', mt: 0.5 }}>
          {hint}
        </Box>
      )}
    </>
  );
}
