import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fromCents, MAX_LENGTH, quickOrderSchema, quoteGoods } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Form } from '../../../components/form/form.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { announce } from '../../../lib/announce.ts';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { noBreakUnits, useFormats } from '../../../lib/formats.ts';
import { toast } from '../../../lib/toast.ts';
import { useLookUpNumbers } from '../api/basket.ts';
import { basketStore } from '../basket-store.ts';
import { addLines, type CheckedRows, checkRows, linesOf, withoutValid } from '../quick-order.ts';
import { areTooMany, type QuickRow, quickRows } from '../quick-rows.ts';
import { quickTexts as texts, screenTexts } from '../texts.ts';
import { bareList } from '../../../components/layout/lists.tsx';
import { TextFileButton } from '../../../components/form/text-file-button.tsx';

const refused = (message: string): ApiError =>
  new ApiError('validation_failed', message, { fields: { list: message } });

/** The article numbers to ask for; what is none is of no product anyway. */
const numbersOf = (rows: readonly QuickRow[]): string[] => [
  ...new Set(
    rows.map(({ articleNumber }) => articleNumber).filter((number) => NUMBER.test(number)),
  ),
];
const NUMBER = /^[\w-]{1,120}$/;

/** A list as it was checked. */
interface CheckedList extends CheckedRows {
  list: string;
}

/**
 * Puts a list of article numbers and quantities into the basket: what is right of it after a preview,
 * the rest stays to be corrected. `onDone`: all of it is in the basket.
 */
export function QuickOrder({ onDone }: { onDone: () => void }) {
  const { mutateAsync } = useLookUpNumbers();
  const [checked, setChecked] = useState<CheckedList>();

  const check = async ({ list }: { list: string }) => {
    setChecked(undefined);
    const rows = quickRows(list);
    if (rows.length === 0) throw refused(texts.empty);
    if (areTooMany(rows)) throw refused(texts.tooMany(rows.length));
    const result = checkRows(rows, await mutateAsync(numbersOf(rows)));
    setChecked({ list, ...result });
    announce(texts.checked(result.valid.length, result.messages.size));
    return 'unfinished' as const;
  };
  return (
    <Form
      initialValues={{ list: '' }}
      schema={quickOrderSchema}
      onSubmit={check}
      describeError={(error) =>
        error instanceof ApiError && error.fields.list ? null : messageOf(error)
      }
      draft="tab"
    >
      <Stack spacing={2} sx={{ maxWidth: 720 }}>
        <List />
        <SubmitButton
          variant={checked ? 'outlined' : 'contained'}
          color={checked ? 'secondary' : 'primary'}
          sx={{ alignSelf: 'flex-start' }}
        >
          {texts.check}
        </SubmitButton>
        {checked && <Preview checked={checked} onAdded={setChecked} onDone={onDone} />}
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

interface PreviewProps {
  checked: CheckedList;
  /** Gets what is left to be corrected once the rest is in the basket. */
  onAdded: (left: CheckedList) => void;
  onDone: () => void;
}

/** What goes into the basket, and what is to be corrected; nothing once the list says something else. */
function Preview({ checked, onAdded, onDone }: PreviewProps) {
  const { values, setFieldValue } = useFormikContext<{ list: string }>();
  const { pieces, money } = useFormats();
  const [failure, setFailure] = useState<string>();
  const { valid, messages } = checked;
  if (values.list.trim() !== checked.list.trim()) return null;

  const add = async () => {
    const lines = linesOf(valid);
    if (!addLines(basketStore.lines(), lines)) return setFailure(texts.full);
    basketStore.change((now) => addLines(now, lines) ?? now);
    toast.success(texts.done(lines.length));
    const left = withoutValid(checked.list, checked);
    await setFieldValue('list', left.list, false);
    if (left.list === '') onDone();
    else onAdded({ valid: [], ...left });
  };
  return (
    <>
      {valid.length > 0 && (
        <Box component="section" sx={{ mt: 2 }}>
          <Typography variant="h5" component="h2">
            {texts.preview}
          </Typography>
          <Box component="ul" aria-label={texts.preview} sx={previewStyle}>
            {valid.map(({ number, product: { name, price }, quantity }) => (
              <li key={number}>
                <span>{noBreakUnits(name)}</span>
                <span>{screenTexts.piecesAt(pieces(quantity), money(price))}</span>
              </li>
            ))}
            <li>
              <strong>{texts.sum}</strong>
              <strong>
                {money(
                  fromCents(
                    quoteGoods(valid.map(({ product, quantity }) => ({ ...product, quantity }))),
                  ),
                )}
              </strong>
            </li>
          </Box>
          <Button variant="contained" size="large" onClick={() => void add()}>
            <span>{texts.add(valid.length)}</span>
          </Button>
          <FormHelperText error role="alert">
            {failure}
          </FormHelperText>
        </Box>
      )}
      {messages.size > 0 && (
        <Box component="section" sx={{ mt: 2 }}>
          <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
            {texts.wrong(messages.size)}
          </Typography>
          <Box component="ul" aria-label={texts.wrong(messages.size)} sx={{ m: 0, pl: 3 }}>
            {[...messages].map(([number, message]) => (
              <li key={number}>
                <strong>{texts.row(number)}</strong>: <span>{message}</span>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

const previewStyle = {
  ...bareList,
  mt: 1,
  mb: 2,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 2,
    py: 1,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
} as const;

/** Takes the text of a file into the list, so that it can be looked over and mended there. */
function ListUpload({ onText }: { onText: (text: string) => void }) {
  return (
    <TextFileButton
      // Bytes, of which a character has one at least.
      maxBytes={MAX_LENGTH.article}
      onText={(text) => {
        onText(text);
        announce(texts.taken(quickRows(text).length));
      }}
    />
  );
}
