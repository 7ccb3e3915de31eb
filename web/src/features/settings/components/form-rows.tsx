import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useField, useFormikContext } from 'formik';
import { type ReactNode, useRef } from 'react';
import { useReorderGuard } from '../../../components/list/stable-list.tsx';

interface FormRowsProps<Row extends object> {
  /** Of a list in the form's values. */
  name: string;
  /** What a new row begins with. */
  empty: Row;
  /** How many rows there may be. */
  most: number;
  /** The columns of the fields of a row. */
  columns: string;
  /** The fields of the row whose values stand under a name. */
  fields: (name: string) => ReactNode;
  words: {
    /** What a row is called, from 1. */
    row: (number: number) => string;
    remove: string;
    removeNamed: (number: number) => string;
    add: string;
  };
}

/** A list of a `Form` whose rows are added and removed, with what is wrong with all of them below. */
export function FormRows<Row extends object>(props: FormRowsProps<Row>) {
  const { name, empty, most, columns, fields, words } = props;
  const [{ value: rows }, { error }] = useField<readonly Row[]>(name);
  const { setFieldValue } = useFormikContext();
  const adding = useRef<HTMLButtonElement>(null);
  // The next row comes to where one was removed.
  const settling = useReorderGuard(rows.map((_row, index) => index).join(' '));
  const change = (next: readonly Row[]) => void setFieldValue(name, next);
  const remove = (gone: number) => {
    change(rows.filter((_row, index) => index !== gone));
    // The button that was pressed is gone.
    adding.current?.focus();
  };
  const grid = { ...rowStyle, gridTemplateColumns: { xs: '1fr', sm: `${columns} auto` } };
  return (
    <>
      <Box sx={settling ? { pointerEvents: 'none' } : undefined}>
        {rows.map((_row, index) => (
          // A row is what stands in its place: its fields have no other name.
          <Box key={index} component="fieldset" aria-label={words.row(index + 1)} sx={grid}>
            {fields(`${name}.${index}`)}
            <Button
              color="secondary"
              onClick={() => remove(index)}
              aria-label={words.removeNamed(index + 1)}
              sx={{ justifySelf: 'start', mt: { sm: 0.75 }, mb: { xs: 2, sm: 0 } }}
            >
              <span>{words.remove}</span>
            </Button>
          </Box>
        ))}
      </Box>
      {typeof error === 'string' && <Box sx={{ color: 'error.main', mb: 2 }}>{error}</Box>}
      {rows.length < most && (
        <Button
          ref={adding}
          variant="outlined"
          onClick={() => change([...rows, empty])}
          sx={{ mb: 2 }}
        >
          <span>{words.add}</span>
        </Button>
      )}
    </>
  );
}

const rowStyle = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
} as const;
