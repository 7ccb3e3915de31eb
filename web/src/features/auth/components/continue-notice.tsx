import Alert from '@mui/material/Alert';
import { matchPath, useLocation } from 'react-router-dom';
import { Link } from '../../../components/navigation/router-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { cameFrom } from '../came-from.ts';
import { texts } from '../texts.ts';

/** The way back to where somebody was going when they had to sign up first. */
export function ContinueNotice() {
  const from = cameFrom(useLocation().state);
  if (!from) return null;
  const buying = [paths.purchase, paths.basketOrder].some((path) => matchPath(path, from.pathname));
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 3, alignItems: 'center' }}>
      {texts.signup.welcome}{' '}
      <Link to={from}>{buying ? texts.signup.continueOrder : texts.signup.continue}</Link>
    </Alert>
  );
}
