import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { UPLOAD_TYPES } from '@rollwell/functions/contract';
import { useField } from 'formik';
import { useId, useState, type DragEvent } from 'react';
import { photoTexts } from '../../lib/api/upload-image.ts';
import { useUpload } from './use-upload.ts';
import { visuallyHidden } from '../layout/visually-hidden.ts';
import { useReportUpload } from './form-uploads.ts';
import { UploadIcon } from '../data-display/icons.tsx';
import { PaintBand } from '../layout/paint-band.tsx';
import { Picture } from '../data-display/picture.tsx';

interface PhotoFieldProps {
  name: string;
  label: string;
  helperText?: string;
}

/** A photo for a `Form`: drop it or choose it; it is uploaded at once and shown. */
export function PhotoField({ name, label, helperText = photoTexts.hint }: PhotoFieldProps) {
  const [{ value }, { error, touched }, helpers] = useField<string>(name);
  const { state, start, forget } = useUpload((url) => void helpers.setValue(url));
  useReportUpload(name, state.status);
  const [over, setOver] = useState(false);
  const id = useId();
  const choose = (file: File | undefined) => {
    if (file) void start(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };

  const sending = state.status === 'sending';
  const formError = touched && !sending ? error : undefined;
  const shownError = state.status === 'failed' ? state.message : formError;
  return (
    <Box sx={{ pb: 2 }}>
      <Box
        component="label"
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          ...zone,
          borderColor: shownError ? 'error.main' : over ? 'secondary.main' : 'text.secondary',
        }}
      >
        <Preview src={sending ? state.preview : value} />
        <Box component="span" sx={{ display: 'block', flexGrow: 1, minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 650 }}>
            <span>{label}</span> *
          </Typography>
          <Typography component="span" color="secondary" sx={{ textDecoration: 'underline' }}>
            {value ? photoTexts.chooseAnother : photoTexts.choose}
          </Typography>
          {sending && <Progress share={state.progress} />}
        </Box>
        <Box
          component="input"
          type="file"
          name={name}
          accept={UPLOAD_TYPES.join(',')}
          aria-required
          aria-invalid={shownError !== undefined}
          aria-describedby={`${id}-help`}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
          onBlur={() => void helpers.setTouched(true)}
          sx={visuallyHidden}
        />
      </Box>
      <FormHelperText id={`${id}-help`} error={shownError !== undefined}>
        {shownError ?? helperText}
      </FormHelperText>
      {state.status === 'failed' && value !== '' && (
        <Button size="small" color="secondary" onClick={forget}>
          {photoTexts.keep}
        </Button>
      )}
    </Box>
  );
}

function Preview({ src }: { src: string }) {
  const size = 96;
  if (src) return <Picture src={src} alt="" width={size} height={size} sx={frame} />;
  return (
    <Box component="span" sx={{ ...frame, height: size, display: 'grid', placeItems: 'center' }}>
      <UploadIcon />
    </Box>
  );
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <Box
      component="span"
      role="progressbar"
      aria-label={photoTexts.uploading}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      sx={{ display: 'block', mt: 1, bgcolor: 'action.hover' }}
    >
      <PaintBand component="span" height={10} fill={share} sx={{ display: 'block' }} />
    </Box>
  );
}

const frame = { width: 96, flexShrink: 0, borderRadius: 1, bgcolor: 'action.hover' } as const;
const zone = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  p: 2,
  border: '1px dashed',
  borderRadius: 1,
  bgcolor: 'background.paper',
  cursor: 'pointer',
  '&:focus-within': {
    outline: '3px solid var(--mui-palette-secondary-main)',
    outlineOffset: '2px',
  },
} as const;
