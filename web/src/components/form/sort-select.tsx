import { useId } from 'react';
import { LABEL_ABOVE, optionsIn, TextField } from './text-field.tsx';

interface SortSelectProps<Sort extends string> {
  /** The id of the form that takes the order along. */
  form?: string;
  label: string;
  /** Each order with its words, as they are offered. */
  sorts: Readonly<Partial<Record<Sort, string>>>;
  value: Sort;
  onSort: (sort: Sort) => void;
  /** Pixels; narrower where there is no room. */
  width: number;
}

/** The order of a list, to choose. */
export function SortSelect<Sort extends string>({
  form,
  label,
  sorts,
  value,
  onSort,
  width,
}: SortSelectProps<Sort>) {
  const id = useId();
  return (
    <TextField
      id={id}
      name="sort"
      size="small"
      label={label}
      value={value}
      onChange={(event) => onSort(event.target.value as Sort)}
      // Firefox would show after a reload what was chosen before, beside a list in another order.
      slotProps={{ ...LABEL_ABOVE, htmlInput: { form, autoComplete: 'off' } }}
      sx={{ flex: `0 1 ${width}px` }}
    >
      {optionsIn(sorts as Readonly<Record<string, string>>)}
    </TextField>
  );
}
