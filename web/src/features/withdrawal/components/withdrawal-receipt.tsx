import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LOCALE, SHOP_TIME_ZONE } from '@rollwell/functions/contract';
import { PrintButton } from '../../../components/actions/buttons.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { Declaration } from './declaration.tsx';

// A receipt says the same wherever it is read, so its time is the shop's and names its zone.
const MOMENT: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  timeZone: SHOP_TIME_ZONE,
};

interface WithdrawalReceiptProps {
  values: Readonly<Record<string, string>>;
  /** ISO 8601. */
  receivedAt: string;
}

/** The receipt: what was declared, when it came, and what happens next. */
export function WithdrawalReceipt({ values, receivedAt }: WithdrawalReceiptProps) {
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, height: 'auto' }}>
      <Declaration values={values}>
        <dt>{texts.facts.received}</dt>
        <dd>
          <time dateTime={receivedAt}>{new Date(receivedAt).toLocaleString(LOCALE, MOMENT)}</time>
        </dd>
      </Declaration>
      <Typography sx={{ mb: 3, maxWidth: '60ch' }}>{texts.next}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <PrintButton />
        <LinkButton to={paths.returns} color="secondary">
          {texts.returns}
        </LinkButton>
      </Box>
    </Card>
  );
}
