import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_LENGTH } from '@rollwell/functions/contract';
import type { RefusedForm } from '@rollwell/functions/contract/rendered-page';
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
  return (
    <Box component="form" method="post" action={paths.contact} noValidate sx={formStyle}>
      {refused && (
        <Typography role="alert" color="error">
          {describeNotSent(failureOf(refused))}
        </Typography>
      )}
      <PlainField name="email" type="email" autoComplete="email" required refused={refused} />
      <PlainField name="subject" required refused={refused} />
      <PlainField name="message" refused={refused} />
      <Button type="submit" variant="contained" size="large">
        {texts.submit}
      </Button>
    </Box>
  );
}

interface PlainFieldProps {
  name: 'email' | 'subject' | 'message';
  type?: 'email';
  autoComplete?: 'email';
  required?: boolean;
  refused: RefusedForm | undefined;
}

/** A field with its label above it and what is wrong with it below. */
function PlainField({ name, required = false, refused, ...rest }: PlainFieldProps) {
  const error = refused?.fields[name];
  const id = `contact-${name}`;
  const field = {
    id,
    name,
    required,
    defaultValue: refused?.values[name],
    ...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
  };
  return (
    <div>
      <label htmlFor={id}>
        {texts[name]}
        {required && ' *'}
      </label>
      {name === 'message' ? (
        <textarea {...field} rows={4} maxLength={MAX_LENGTH.message} />
      ) : (
        <input {...field} {...rest} maxLength={MAX_LENGTH.line} />
      )}
      {error && (
        <Typography id={`${id}-error`} variant="body2" color="error">
          {error}
        </Typography>
      )}
    </div>
  );
}

const formStyle = {
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  '& > div': { width: '100%' },
  '& input, & textarea': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    mt: 0.5,
    p: 1.5,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'background.paper',
    border: '1px solid',
    borderColor: 'text.secondary',
    borderRadius: 1,
  },
  '& [aria-invalid]': { borderColor: 'error.main' },
} as const;
