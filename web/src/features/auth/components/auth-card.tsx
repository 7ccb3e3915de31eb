import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { PaintBand } from '../../../components/layout/paint-band.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { preloadProviders } from '../load-auth.ts';
import { texts } from '../texts.ts';

interface AuthCardProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/**
 * The card of both sign-in pages.
 * Hover or focus preloads the sign-in code.
 */
export function AuthCard({ title, lead, children }: AuthCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (card.current?.matches(':hover, :focus-within')) preloadProviders();
  }, []);
  return (
    <Box sx={{ px: 2, py: { xs: 3, sm: 6 } }}>
      <Card
        ref={card}
        onPointerEnter={preloadProviders}
        onFocus={preloadProviders}
        onKeyDown={preloadProviders}
        sx={{ maxWidth: 448, height: 'auto', mx: 'auto', overflow: 'clip' }}
      >
        <PaintBand height={20} />
        <Box sx={{ p: { xs: 2.5, sm: 4 } }}>
          <PageTitle variant="h3">{title}</PageTitle>
          <Typography color="textSecondary" sx={{ mt: -2, mb: 3 }}>
            {lead}
          </Typography>
          <noscript>
            <Typography sx={{ mb: 3 }}>{texts.needsScripts}</Typography>
          </noscript>
          {children}
        </Box>
      </Card>
    </Box>
  );
}

/** What to do about it, where we know, and below it the provider's own message. */
export function AuthError({ error }: { error: unknown }) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const hint = texts.hints[code];
  if (!hint) return <span>{messageOf(error)}</span>;
  return (
    <>
      <Box component="span" sx={{ display: 'block', color: 'text.primary', fontSize: '1rem' }}>
        {hint}
      </Box>
      <Box component="small" sx={{ display: 'block', mt: 0.5 }}>
        {messageOf(error)}
      </Box>
    </>
  );
}
