import { useId } from 'react';
import { MESSAGE_ROOM, TextField } from './text-field.tsx';

interface ReadOnlyFieldProps {
  label: string;
  value: string;
}

/** A fact in a form that is shown like a field and cannot be changed. */
export function ReadOnlyField({ label, value }: ReadOnlyFieldProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      sx={{ pb: MESSAGE_ROOM }}
      slotProps={{ input: { readOnly: true, sx: { bgcolor: 'action.hover' } } }}
    />
  );
}
