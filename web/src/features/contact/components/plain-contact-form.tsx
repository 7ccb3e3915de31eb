import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RefusedForm } from '@rollwell/functions/contract/rendered-page';
import { PlainField, plainForm } from '../../../components/form/plain-field.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { describeNotSent } from '../not-sent.ts';
import { texts } from '../texts.ts';

/** What the shop said of the form as a browser sent it, as the API's calls fail. */
const failureOf = ({ message, status, retryAfter }: RefusedForm) =>
  new ApiError('invalid_request', message, { status, retryAfter: retryAfter ?? undefined });

/**
 * The contact form for a browser that runs no scripts: it sends itself, and the shop answers with a
 * page.
 *
 * @param props.refused what was typed and what is wrong with it, on the page that answers
 */
export function PlainContactForm({ refused }: { refused?: RefusedForm | undefined }) {
  const field = { form: 'contact', refused };
  return (
    <Box component="form" method="post" action={paths.contact} noValidate sx={plainForm}>
      {refused && (
        <Typography role="alert" color="error">
          {describeNotSent(failureOf(refused))}
        </Typography>
      )}
      <PlainField
        {...field}
        name="email"
        label={texts.email}
        type="email"
        autoComplete="email"
        required
      />
      <PlainField {...field} name="subject" label={texts.subject} required />
      <PlainField {...field} name="message" label={texts.message} multiline />
      <Button type="submit" variant="contained" size="large">
        {texts.submit}
      </Button>
    </Box>
  );
}
