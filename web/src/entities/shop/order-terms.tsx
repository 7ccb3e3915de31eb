import Typography from '@mui/material/Typography';
import { paths } from '../../lib/paths.ts';
import { texts } from './texts.ts';
import { Link } from '../../components/navigation/router-link.tsx';

/**
 * What somebody should be able to read before they order, beside the button that orders or pays:
 * terms, withdrawal, legal guarantee and privacy. In a tab of their own, so that a form stays.
 */
export function OrderTerms() {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
      {texts.before} <Page to={paths.terms}>{texts.terms}</Page> {texts.apply}{' '}
      <Page to={paths.returns}>{texts.returnsLink}</Page>
      {texts.comma} <Page to={paths.delivery}>{texts.delivery}</Page>
      {texts.comma} <Page to={paths.guarantee}>{texts.guarantee}</Page>
      {texts.comma} <Page to={paths.privacy}>{texts.privacy}</Page>
    </Typography>
  );
}

function Page({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}
