import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { MAX_LENGTH, type Order } from '@rollwell/functions/contract';
import type { RefusedForm } from '@rollwell/functions/contract/rendered-page';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LABEL_ABOVE, TextField } from '../../../components/form/text-field.tsx';
import { paths } from '../../../lib/paths.ts';
import { isOpenForWithdrawal } from '../../../entities/order/order-details.tsx';
import { linesQuery } from '../../../entities/order/order-queries.ts';
import { useSession } from '../../../entities/session/use-session.ts';
import { texts } from '../texts.ts';
import { WithdrawnLines } from './withdrawn-lines.tsx';

/** Who is signed in need not type who they are; what stands in a field stays. */
function useOwnDetails() {
  const form = useRef<HTMLFormElement>(null);
  const { user } = useSession();
  useEffect(() => {
    if (!form.current || !user) return;
    const own: Record<string, string> = { name: user.name, email: user.email };
    for (const [name, text] of Object.entries(own)) {
      const field = form.current.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === '') field.value = text;
    }
  }, [user]);
  return form;
}

const NONE: readonly Order[] = [];

/** The lines of one's own order that the address names, as far as one can withdraw from them; none for anybody else. */
function useOwnLines(orderId: string | null): readonly Order[] {
  const { user } = useSession();
  const { data } = useQuery({
    ...linesQuery(orderId ?? ''),
    enabled: Boolean(user) && orderId !== null,
  });
  return data?.filter(isOpenForWithdrawal) ?? NONE;
}

/** The first step: who withdraws from what, and where the receipt goes. `refused`: or to be changed. */
export function WithdrawalForm({ refused }: { refused: RefusedForm | undefined }) {
  const [query] = useSearchParams();
  const form = useOwnDetails();
  const lines = useOwnLines(query.get('order'));
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, height: 'auto' }}>
      <Box
        ref={form}
        component="form"
        method="post"
        action={paths.withdrawal}
        noValidate
        sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
      >
        {refused?.message && (
          <Typography role="alert" color="error">
            {refused.retryAfter === null
              ? texts.refused(refused.message)
              : texts.waitSeconds(refused.retryAfter)}
          </Typography>
        )}
        <Field refused={refused} name="name" label={texts.name} autoComplete="name" required />
        <Field
          refused={refused}
          name="orderNumber"
          label={texts.orderNumber}
          hint={texts.orderNumberHint}
          autoComplete="off"
          value={query.get('number') ?? undefined}
          required
        />
        <Field
          refused={refused}
          name="email"
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          autoComplete="email"
          required
        />
        {lines.length > 0 && !refused ? (
          <WithdrawnLines lines={lines} />
        ) : (
          <Field
            refused={refused}
            name="part"
            label={texts.part}
            hint={texts.partHint}
            autoComplete="off"
          />
        )}
        <Button type="submit" variant="contained" size="large">
          {texts.go}
        </Button>
      </Box>
    </Card>
  );
}

interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  type?: 'email';
  autoComplete: 'email' | 'name' | 'off';
  required?: boolean;
  /** What stands in it to begin with. */
  value?: string | undefined;
  /** What was typed and what is wrong with it, on the page that answers. */
  refused: RefusedForm | undefined;
}

/** A field of a form that a browser sends by itself, with what is wrong with it below. */
function Field({ name, hint, value, refused, ...rest }: FieldProps) {
  const error = refused?.fields[name];
  const [firstWrong] = Object.keys(refused?.fields ?? {});
  return (
    <TextField
      {...rest}
      id={`withdrawal-${name}`}
      name={name}
      defaultValue={refused?.values[name] ?? value ?? ''}
      error={error !== undefined}
      helperText={error ?? hint}
      // The answer is a new page: it begins where something is to be mended, as a form of the app does.
      autoFocus={error !== undefined && name === firstWrong}
      slotProps={{ ...LABEL_ABOVE, htmlInput: { maxLength: MAX_LENGTH[rest.type ?? 'line'] } }}
    />
  );
}
