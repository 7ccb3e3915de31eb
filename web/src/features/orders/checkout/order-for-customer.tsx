import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isEmail } from '@rollwell/functions/contract';
import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DisclosureSummary } from '../../../components/data-display/disclosure-summary.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useIsAdmin, useProfile, useSignedInUser } from '../../../entities/session/use-session.ts';
import { isNotFound, messageOf } from '../../../lib/api/api-error.ts';

/** The words of ordering for somebody on the telephone. */
const words = {
  title: 'Order for a customer',
  hint: 'They get the link to pay by email.',
  email: 'Email of the customer',
  wrong: 'An email address such as name@example.com',
  start: 'Order for them',
  is: (email: string) => `You order for ${email}. They get the link to pay by email.`,
  own: 'Order for yourself instead',
  nobody: (email: string) => `No account has ${email}. The customer signs up first.`,
} as const;

const PARAM = 'for';

/** The customer for whom an admin orders, by the URL; undefined for one's own order. */
export function useOrderedFor(): string | undefined {
  const [params] = useSearchParams();
  const { data: isAdmin } = useIsAdmin();
  const { email } = useSignedInUser();
  const customer = params.get(PARAM) ?? '';
  return isAdmin && isEmail(customer) && customer !== email ? customer : undefined;
}

/** Lets an admin order for a customer by their address; nothing for customers. */
export function OrderForCustomer() {
  const { data: isAdmin } = useIsAdmin();
  const customer = useOrderedFor();
  if (!isAdmin) return null;
  return customer === undefined ? <ChooseCustomer /> : <Chosen customer={customer} />;
}

function ChooseCustomer() {
  const [, setParams] = useSearchParams();
  const [isWrong, setIsWrong] = useState(false);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(PARAM);
    const email = typeof typed === 'string' ? typed.trim().toLowerCase() : '';
    setIsWrong(!isEmail(email));
    if (isEmail(email)) setParams({ [PARAM]: email });
  };
  return (
    <Box component="details" sx={{ mb: 3 }}>
      <DisclosureSummary>{words.title}</DisclosureSummary>
      <Box component="form" noValidate onSubmit={submit} sx={row}>
        <TextField
          id={`${id}-email`}
          name={PARAM}
          type="email"
          size="small"
          label={words.email}
          error={isWrong}
          helperText={isWrong ? words.wrong : words.hint}
          slotProps={{
            htmlInput: { autoComplete: 'off' },
            formHelperText: { 'aria-live': 'polite' },
          }}
          sx={{ flex: '1 1 260px', maxWidth: 420 }}
        />
        <Button type="submit" variant="outlined" color="secondary">
          {words.start}
        </Button>
      </Box>
    </Box>
  );
}

function Chosen({ customer }: { customer: string }) {
  const { error } = useProfile(customer);
  const problem = isNotFound(error) ? words.nobody(customer) : error && messageOf(error);
  return (
    <Alert severity={problem ? 'error' : 'info'} variant="outlined" sx={{ mb: 3 }}>
      <span>{problem ?? words.is(customer)}</span> <Link to={{ search: '' }}>{words.own}</Link>
    </Alert>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, alignItems: 'flex-start' } as const;
