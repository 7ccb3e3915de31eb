import { useId } from 'react';
import { ListField } from './list-field.tsx';

interface SortSelectProps<Sort extends string> {
  /** The id of the form that takes the order along. */
  form?: string;
  label: string;
  /** Each order with its words, as they are offered. */
  sorts: Readonly<Record<Sort, string>>;
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
    <ListField id={id} label={label} flex={`0 1 ${width}px`}>
      <select
        id={id}
        name="sort"
        form={form}
        value={value}
        onChange={(event) => onSort(event.target.value as Sort)}
      >
        {Object.entries<string>(sorts).map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </select>
    </ListField>
  );
}
