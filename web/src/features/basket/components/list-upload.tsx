import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { MAX_LENGTH } from '@rollwell/functions/contract';
import { useId, useState } from 'react';
import { UploadIcon } from '../../../components/data-display/icons.tsx';
import { announce } from '../../../lib/announce.ts';
import { visuallyHidden } from '../../../components/layout/visually-hidden.ts';
import { quickRows } from '../quick-rows.ts';
import { quickTexts as texts } from '../texts.ts';

/** Takes the text of a file into the list, so that it can be looked over and mended there. */
export function ListUpload({ onText }: { onText: (text: string) => void }) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    // Bytes, of which a character has one at least.
    const isTooLarge = file.size > MAX_LENGTH.article;
    setProblem(isTooLarge ? texts.tooLarge : undefined);
    if (isTooLarge) return;
    try {
      const text = await file.text();
      onText(text);
      announce(texts.taken(quickRows(text).length));
    } catch {
      setProblem(texts.unreadable);
    }
  };
  return (
    <div>
      <Box component="label" sx={button}>
        <UploadIcon />
        {texts.file}
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
