import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PICTURE_KIND } from '@rollwell/functions/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/actions/confirm-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { PhotoField } from '../../../components/form/photo-field.tsx';
import { LABEL_ABOVE, optionsIn } from '../../../components/form/text-field.tsx';
import { isEmpty, type TypedPicture } from '../picture-rows.ts';
import { pictureTexts as words } from '../texts.ts';
import { figuresGrid } from './attribute-fields.tsx';

interface PictureRowProps {
  row: TypedPicture;
  name: string;
  /** Its place among the further pictures, from 1. */
  place: number;
  of: number;
  /** Moves it so many places down, or up with a minus. */
  onMove: (by: number) => void;
  onRemove: () => void;
}

/** One further picture: the photo, what is to be seen, what it shows, and its place. */
export function PictureRow({ row, name, place, of, onMove, onRemove }: PictureRowProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Box component="li" aria-label={words.named(place)} sx={block}>
      <PhotoField name={`${name}.img`} label={words.named(place)} helperText=" " />
      <Box sx={figuresGrid}>
        <FormField name={`${name}.alt`} label={words.alt} helperText={words.altHint} required />
        <FormField name={`${name}.kind`} label={PICTURE_KIND.label} slotProps={LABEL_ABOVE}>
          {optionsIn(PICTURE_KIND.choices)}
        </FormField>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Move label={words.up} place={place} possible={place > 1} onMove={() => onMove(-1)} />
        <Move label={words.down} place={place} possible={place < of} onMove={() => onMove(1)} />
        <Button
          size="small"
          color="error"
          aria-label={words.remove.open(place)}
          onClick={() => (isEmpty(row) ? onRemove() : setAsking(true))}
        >
          {words.remove.button}
        </Button>
        <ConfirmDialog
          open={asking}
          title={words.remove.title(place)}
          confirmLabel={words.remove.button}
          destructive
          onConfirm={onRemove}
          onClose={() => setAsking(false)}
        >
          {words.remove.text}
        </ConfirmDialog>
      </Box>
    </Box>
  );
}

interface MoveProps {
  label: (place: number) => { text: string; label: string };
  place: number;
  possible: boolean;
  onMove: () => void;
}

/** At the end of the list it stays in reach, so that the focus is not lost, and does nothing. */
function Move({ label, place, possible, onMove }: MoveProps) {
  const { text, label: spoken } = label(place);
  return (
    <Button
      size="small"
      color="secondary"
      aria-label={spoken}
      aria-disabled={!possible}
      onClick={possible ? onMove : undefined}
      sx={{ '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' } }}
    >
      <span>{text}</span>
    </Button>
  );
}

const block = { borderBottom: 1, borderColor: 'divider', pb: 1, mb: 2 } as const;
