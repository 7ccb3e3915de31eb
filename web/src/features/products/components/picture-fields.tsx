import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { MAX_MORE_PICTURES, PRODUCT_FIELDS } from '@rollwell/functions/contract';
import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import { bareList } from '../../../components/layout/lists.tsx';
import { RestoreFocus } from '../../../components/list/restore-focus.tsx';
import { announce } from '../../../lib/announce.ts';
import {
  emptyPicture,
  moved,
  newKey,
  rowKeys,
  without,
  type TypedPicture,
} from '../picture-rows.ts';
import { pictureTexts as words } from '../texts.ts';
import { PictureRow } from './picture-row.tsx';

const NAME = 'pictures';

/** The pictures of a product after its first one, in the order in which they are shown. */
export function PictureFields() {
  const [{ value }, { error, touched }] = useField<readonly TypedPicture[] | undefined>(NAME);
  const form = useFormikContext();
  const [known, setKnown] = useState<number[]>([]);
  const rows = value ?? [];
  const keys = rowKeys(known, rows.length);

  /** Does the same to the rows, to what is known of each, and to whether it was left. */
  const change = (arrange: <Item>(items: readonly Item[]) => Item[], added?: TypedPicture) => {
    setKnown([...arrange(keys), ...(added ? [newKey(keys)] : [])]);
    const left = Array.isArray(touched) ? (touched as unknown[]) : [];
    const all = rows.map((_row, index) => left[index]);
    void form.setTouched({ ...form.touched, [NAME]: arrange(all) }, false);
    void form.setFieldValue(NAME, [...arrange(rows), ...(added ? [added] : [])]);
  };
  const move = (from: number, to: number) => {
    change((items) => moved(items, from, to));
    announce(words.moved(to + 1, rows.length));
  };
  return (
    <Box component="fieldset" sx={group}>
      <Box component="legend" sx={{ typography: 'h5', p: 0 }}>
        {PRODUCT_FIELDS.pictures.form.label}
      </Box>
      <FormHelperText sx={{ mb: 2 }}>{words.hint}</FormHelperText>
      <RestoreFocus>
        <Box component="ol" sx={bareList}>
          {rows.map((row, index) => (
            <PictureRow
              key={keys[index]}
              row={row}
              name={`${NAME}.${index}`}
              place={index + 1}
              of={rows.length}
              onMove={(by) => move(index, index + by)}
              onRemove={() => change((items) => without(items, index))}
            />
          ))}
        </Box>
      </RestoreFocus>
      {typeof error === 'string' && <FormHelperText error>{error}</FormHelperText>}
      {rows.length < MAX_MORE_PICTURES ? (
        <Button
          variant="outlined"
          color="secondary"
          onClick={() => change((items) => [...items], emptyPicture)}
        >
          {words.add}
        </Button>
      ) : (
        <FormHelperText>{words.full(MAX_MORE_PICTURES)}</FormHelperText>
      )}
    </Box>
  );
}

const group = { border: 0, m: 0, p: 0, pb: 3, minWidth: 0 } as const;
