import { paths } from '../lib/paths.ts';
import { texts } from '../lib/texts.ts';
import { Link } from './router-link.tsx';

/** Leads to the withdrawal function with the number of an order. */
export function WithdrawLink({ number }: { number: string }) {
  return (
    <Link
      to={{ pathname: paths.withdrawal, search: `?number=${encodeURIComponent(number)}` }}
      sx={{ display: 'inline-block', py: 1.25 }}
    >
      {texts.legal.withdraw}
    </Link>
  );
}
