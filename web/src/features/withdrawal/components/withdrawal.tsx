import { FormHead } from '../../../components/layout/page-title.tsx';
import { texts } from '../texts.ts';
import { useFormAnswer } from '../use-form-answer.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { paths } from '../../../lib/paths.ts';
import Typography from '@mui/material/Typography';
import { LOCALE, SHOP_TIME_ZONE } from '@rollwell/functions/contract';
import { PrintButton } from '../../../components/actions/buttons.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import type { ReactNode } from 'react';

/**
 * The withdrawal function: its form, then the question, then the receipt. Each is a page that the
 * shop answers with, so it works with scripts and without.
 */
export function Withdrawal() {
  const answered = useFormAnswer();
  if (answered?.passed?.step === 'received') {
    return (
      <>
        <FormHead title={texts.receivedTitle} lead={texts.receivedLead} />
        <WithdrawalReceipt values={answered.values} receivedAt={answered.passed.receivedAt} />
      </>
    );
  }
  if (answered?.passed) {
    return (
      <>
        <FormHead title={texts.confirmTitle} lead={texts.confirmLead} />
        <ConfirmWithdrawal values={answered.values} />
      </>
    );
  }
  return (
    <>
      <FormHead title={texts.title} lead={texts.lead} />
      <WithdrawalForm refused={answered} />
    </>
  );
}

/** The second step: what is declared, and the button that declares it. */
function ConfirmWithdrawal({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, height: 'auto' }}>
      <Declaration values={values} />
      <Box component="form" method="post" action={paths.withdrawal}>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} readOnly />
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          <Button type="submit" name="confirmed" value="true" variant="contained" size="large">
            {texts.confirm}
          </Button>
          <Button type="submit" name="confirmed" value="false" color="secondary" size="large">
            {texts.change}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}

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
function WithdrawalReceipt({ values, receivedAt }: WithdrawalReceiptProps) {
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

const { facts } = texts;

/** What is declared, line by line. `children`: more lines at its end. */
function Declaration({
  values: { name, orderNumber, email, part },
  children,
}: {
  values: Readonly<Record<string, string>>;
  children?: ReactNode;
}) {
  return (
    <Box component="dl" sx={list}>
      <dt>{facts.declared}</dt>
      <dd>{texts.declaration}</dd>
      <dt>{facts.orderNumber}</dt>
      <dd>{orderNumber}</dd>
      <dt>{facts.part}</dt>
      <dd>{part === '' ? texts.wholeOrder : part}</dd>
      <dt>{facts.name}</dt>
      <dd>{name}</dd>
      <dt>{facts.email}</dt>
      <dd>{email}</dd>
      {children}
    </Box>
  );
}

const list = {
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: 2 },
} as const;
