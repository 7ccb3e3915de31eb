import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Invitation, invitationSchema, isEmail } from '@rollwell/functions/contract';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DisclosureSummary } from '../../../components/data-display/disclosure-summary.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useIsAdmin, useProfile, useSignedInUser } from '../../../entities/session/use-session.ts';
import { isNotFound, messageOf } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useInviteUser } from '../api/place-orders.ts';

/** The words of ordering for somebody on the telephone. */
const words = {
  title: 'Order for a customer',
  hint: 'They get the link to pay by email.',
  email: 'Email of the customer',
  wrong: 'An email address such as name@example.com',
  start: 'Order for them',
  is: (email: string) => `You order for ${email}. They get the link to pay by email.`,
  own: 'Order for yourself instead',
  nobody: (email: string) => `No account has ${email} yet.`,
  name: 'Full name of the customer',
  invite: 'Open an account for them',
  invited: (email: string) => `An account is open for ${email}.`,
  wasOpen: (email: string) => `Meanwhile ${email} has an account.`,
  password: 'The email with the link to pay says how they choose a password.',
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

/**
 * Lets an admin order for a customer by their address, around the form that does; the form alone for customers.
 */
export function OrderForCustomer({ children }: { children: ReactNode }) {
  const { data: isAdmin } = useIsAdmin();
  const customer = useOrderedFor();
  if (customer !== undefined) return <Chosen customer={customer}>{children}</Chosen>;
  return (
    <>
      {isAdmin && <ChooseCustomer />}
      {children}
    </>
  );
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

function Chosen({ customer, children }: { customer: string; children: ReactNode }) {
  const { error } = useProfile(customer);
  const hasNoAccount = isNotFound(error);
  const problem = hasNoAccount ? words.nobody(customer) : error && messageOf(error);
  return (
    <>
      <Alert severity={problem ? 'warning' : 'info'} variant="outlined" sx={{ mb: 3 }}>
        <span>{problem ?? words.is(customer)}</span> <Link to={{ search: '' }}>{words.own}</Link>
      </Alert>
      {hasNoAccount ? <InviteCustomer email={customer} /> : children}
    </>
  );
}

/** Opens an account for a customer who has none. */
function InviteCustomer({ email }: { email: string }) {
  const { mutateAsync } = useInviteUser(email);
  const invite = async (invitation: Invitation) => {
    const { modifiedCount } = await mutateAsync(invitation);
    toast.success((modifiedCount > 0 ? words.invited : words.wasOpen)(email));
  };
  return (
    <Form initialValues={{ displayName: '' }} schema={invitationSchema} onSubmit={invite}>
      <FormField name="displayName" label={words.name} autoComplete="off" />
      <Typography sx={{ mb: 2 }}>{words.password}</Typography>
      <SubmitButton>{words.invite}</SubmitButton>
    </Form>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, alignItems: 'flex-start' } as const;
