import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { DateTime } from '../../../components/figures.tsx';
import { PrintButton } from '../../../components/print-button.tsx';
import { LinkButton } from '../../../components/router-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { Declaration } from './declaration.tsx';

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
          <DateTime iso={receivedAt} />
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
