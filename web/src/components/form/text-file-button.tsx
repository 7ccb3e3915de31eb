import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import { UploadIcon } from '../data-display/icons.tsx';
import { visuallyHidden } from '../layout/visually-hidden.ts';

const words = {
  choose: 'Choose a file',
  tooLarge: 'This file is too large for a list of rows',
  unreadable: 'This file could not be read',
} as const;

interface TextFileButtonProps {
  /** Bytes that a file may have. */
  maxBytes: number;
  onText: (text: string) => void;
}

/** Reads a file of rows, CSV or text, that somebody chooses. */
export function TextFileButton({ maxBytes, onText }: TextFileButtonProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const isTooLarge = file.size > maxBytes;
    setProblem(isTooLarge ? words.tooLarge : undefined);
    if (isTooLarge) return;
    try {
      onText(await file.text());
    } catch {
      setProblem(words.unreadable);
    }
  };
  return (
    <div>
      <Box component="label" sx={button}>
        <UploadIcon />
        <span>{words.choose}</span>
        <Box
          component="input"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = '';
          }}
          sx={visuallyHidden}
        />
      </Box>
      <FormHelperText id={id} error role="alert">
        {problem}
      </FormHelperText>
    </div>
  );
}

const button = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  minHeight: 44,
  position: 'relative',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  color: 'secondary.main',
  fontWeight: 650,
  cursor: 'pointer',
  '&:focus-within': {
    outline: '3px solid var(--mui-palette-secondary-main)',
    outlineOffset: '2px',
  },
} as const;
