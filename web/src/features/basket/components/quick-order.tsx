import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { quickOrderSchema } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Form } from '../../../components/form/form.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useLookUpNumbers } from '../api/basket.ts';
import { basketStore } from '../basket-store.ts';
import { checkRows, addLines, type RowMessages } from '../quick-order.ts';
import { areTooMany, quickRows, type QuickRow } from '../quick-rows.ts';
import { quickTexts as texts } from '../texts.ts';
import { ListUpload } from './list-upload.tsx';

const NONE: RowMessages = new Map();

const refused = (message: string, field?: string): ApiError =>
  new ApiError('validation_failed', message, { fields: field ? { list: field } : undefined });

/** The article numbers to ask for; what is none is of no product anyway. */
const numbersOf = (rows: readonly QuickRow[]): string[] => [
  ...new Set(
    rows.map(({ articleNumber }) => articleNumber).filter((number) => NUMBER.test(number)),
  ),
];
const NUMBER = /^[\w-]{1,120}$/;

/**
 * Puts a list of article numbers and quantities into the basket: all of its rows, or none while one
 * is wrong. `onDone`: they are in it.
 */
export function QuickOrder({ onDone }: { onDone: () => void }) {
  const { mutateAsync } = useLookUpNumbers();
  const [messages, setMessages] = useState(NONE);

  const put = async ({ list }: { list: string }) => {
    setMessages(NONE);
    const rows = quickRows(list);
    if (rows.length === 0) throw refused(texts.empty, texts.empty);
    if (areTooMany(rows)) throw refused(texts.tooMany(rows.length), texts.tooMany(rows.length));
    const result = checkRows(rows, await mutateAsync(numbersOf(rows)));
    if ('messages' in result) {
      setMessages(result.messages);
      const said = texts.mend(result.messages.size);
      throw refused(said, said);
    }
    const together = addLines(basketStore.lines(), result.lines);
    if (!together) throw refused(texts.full);
    basketStore.change((lines) => addLines(lines, result.lines) ?? lines);
    toast.success(texts.done(result.lines.length));
    onDone();
  };
  return (
    <Form
      initialValues={{ list: '' }}
      schema={quickOrderSchema}
      onSubmit={put}
      describeError={(error) =>
        error instanceof ApiError && error.fields.list ? null : messageOf(error)
      }
      draft="tab"
    >
      <Stack spacing={2} sx={{ maxWidth: 720 }}>
        <List />
        <Wrong messages={messages} />
        <SubmitButton sx={{ alignSelf: 'flex-start' }}>{texts.submit}</SubmitButton>
      </Stack>
    </Form>
  );
}

function List() {
  const { setFieldValue } = useFormikContext();
  return (
    <>
      <ListUpload onText={(text) => void setFieldValue('list', text)} />
      <FormField
        name="list"
        label={texts.list}
        helperText={texts.hint}
        multiline
        minRows={10}
        required
      />
    </>
  );
}

/** What is to be mended, row by row. */
function Wrong({ messages }: { messages: RowMessages }) {
  if (messages.size === 0) return null;
  return (
    <Box component="ul" aria-label={texts.list} sx={{ m: 0, pl: 3 }}>
      {[...messages].map(([number, message]) => (
        <li key={number}>
          <strong>{texts.row(number)}</strong>: <span>{message}</span>
        </li>
      ))}
    </Box>
  );
}
