import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { RefusedForm } from '@rollwell/functions/contract/rendered-page';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PlainField, plainForm } from '../../../components/form/plain-field.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../entities/session/use-session.ts';
import { texts } from '../texts.ts';

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

/** The first step: who withdraws from what, and where the receipt goes. `refused`: or to be changed. */
export function WithdrawalForm({ refused }: { refused: RefusedForm | undefined }) {
  const [query] = useSearchParams();
  const form = useOwnDetails();
  const field = { form: 'withdrawal', refused };
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, height: 'auto' }}>
      <Box
        ref={form}
        component="form"
        method="post"
        action={paths.withdrawal}
        noValidate
        sx={plainForm}
      >
        {refused?.message && (
          <Typography role="alert" color="error">
            {refused.retryAfter === null
              ? texts.refused(refused.message)
              : texts.waitSeconds(refused.retryAfter)}
          </Typography>
        )}
        <PlainField {...field} name="name" label={texts.name} autoComplete="name" required />
        <PlainField
          {...field}
          name="orderNumber"
          label={texts.orderNumber}
          hint={texts.orderNumberHint}
          autoComplete="off"
          value={query.get('number') ?? undefined}
          required
        />
        <PlainField
          {...field}
          name="email"
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          autoComplete="email"
          required
        />
        <PlainField
          {...field}
          name="part"
          label={texts.part}
          hint={texts.partHint}
          autoComplete="off"
        />
        <Button type="submit" variant="contained" size="large">
          {texts.go}
        </Button>
      </Box>
    </Card>
  );
}
