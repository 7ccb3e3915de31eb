import Container from '@mui/material/Container';
import {
  LEGAL_NAMES,
  LEGAL_TEXTS,
  LEGAL_TITLES,
  type LegalName,
} from '@rollwell/functions/contract';
import { useLocation } from 'react-router-dom';
import { LegalPage } from '../features/legal/components/legal-page.tsx';
import { paths, withoutLastSlash } from '../lib/paths.ts';
import { pageLoader, type PageDescription } from '../lib/router/page.ts';
import { settingsQuery } from '../entities/shop/settings-queries.ts';

const nameAt = (pathname: string): LegalName => {
  const path = withoutLastSlash(pathname).toLowerCase();
  return LEGAL_NAMES.find((each) => paths[each] === path) ?? 'terms';
};

export const description: PageDescription = (client, pathname) => {
  const settings = client.getQueryData(settingsQuery().queryKey);
  return settings && LEGAL_TEXTS[nameAt(pathname)](settings, new Date()).lead;
};

export const loader = pageLoader(({ client }) => client.prefetchQuery(settingsQuery()));

/** Each page of the law, by its path. */
export function Component() {
  const name = nameAt(useLocation().pathname);
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 6 } }}>
      <LegalPage title={LEGAL_TITLES[name]} write={LEGAL_TEXTS[name]} />
    </Container>
  );
}
