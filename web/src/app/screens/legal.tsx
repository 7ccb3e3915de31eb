import Container from '@mui/material/Container';
import { LEGAL_NAMES, LEGAL_TEXTS, LEGAL_TITLES } from '@rollwell/functions/contract';
import { useLocation } from 'react-router-dom';
import { LegalPage } from '../../features/legal/components/legal-page.tsx';
import { paths, withoutLastSlash } from '../../lib/paths.ts';

/** Each page of the law, by its path: one file, so that the other screens share nothing with five. */
export function Component() {
  const path = withoutLastSlash(useLocation().pathname).toLowerCase();
  const name = LEGAL_NAMES.find((each) => paths[each] === path) ?? 'terms';
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 6 } }}>
      <LegalPage title={LEGAL_TITLES[name]} write={LEGAL_TEXTS[name]} />
    </Container>
  );
}
