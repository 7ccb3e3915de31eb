import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MAX_LENGTH } from '@rollwell/functions/contract';
import { useId, useTransition, type FormEvent } from 'react';
import { LABEL_ABOVE, TextField } from './text-field.tsx';

interface SearchFormProps {
  /** By which fields beside it count as its own, where it works before its code has come. */
  id?: string;
  label: string;
  submitLabel: string;
  q: string;
  /** Gets what was typed, trimmed, and all that the form's fields hold. */
  onSearch: (q: string, form: FormData) => void;
  problem?: string | undefined;
  /** What can be searched for, where the label does not say it. */
  hint?: string;
}

/** A field to search a list by; Enter or the button beside it searches. */
export function SearchForm({
  id: formId,
  label,
  submitLabel,
  q,
  onSearch,
  problem,
  hint,
}: SearchFormProps) {
  const id = useId();
  // The results render in a transition; the busy state shows at once.
  const [isSearching, startSearch] = useTransition();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = form.get('q');
    startSearch(() => onSearch(typeof typed === 'string' ? typed.trim() : '', form));
  };
  return (
    <Box
      component="form"
      id={formId}
      role="search"
      onSubmit={submit}
      sx={formStyle}
      aria-busy={isSearching}
    >
      {/* The key brings the text in line with the URL when somebody goes back. */}
      <TextField
        key={q}
        id={`${id}-q`}
        name="q"
        type="search"
        size="small"
        label={label}
        defaultValue={q}
        error={problem !== undefined}
        helperText={problem ?? hint}
        slotProps={{
          ...LABEL_ABOVE,
          htmlInput: { maxLength: MAX_LENGTH.line, enterKeyHint: 'search' },
          formHelperText: { 'aria-live': 'polite' },
        }}
      />
      <Button
        type="submit"
        variant="outlined"
        color="secondary"
        {...(isSearching && { sx: searchingStyle })}
      >
        <span>{submitLabel}</span>
      </Button>
    </Box>
  );
}

const searchingStyle = { bgcolor: 'action.selected' };

const formStyle = {
  display: 'flex',
  gap: 1,
  flex: '1 1 320px',
  maxWidth: 560,
  alignItems: 'flex-start',
};
