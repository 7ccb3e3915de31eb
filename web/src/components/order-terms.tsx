import Typography from '@mui/material/Typography';
import { paths } from '../lib/paths.ts';
import { texts } from '../lib/texts.ts';
import { Link } from './router-link.tsx';

const { legal } = texts;

/**
 * What somebody should be able to read before they order, beside the button that orders or pays:
 * terms, withdrawal, legal guarantee and privacy. In a tab of their own, so that a form stays.
 */
export function OrderTerms() {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
      {legal.before} <Page to={paths.terms}>{legal.terms}</Page> {legal.apply}{' '}
      <Page to={paths.returns}>{legal.returnsLink}</Page>
      {legal.comma} <Page to={paths.delivery}>{legal.delivery}</Page>
      {legal.comma} <Page to={paths.guarantee}>{legal.guarantee}</Page>
      {legal.comma} <Page to={paths.privacy}>{legal.privacy}</Page>
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
