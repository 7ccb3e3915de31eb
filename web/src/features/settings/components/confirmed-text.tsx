import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { LEGAL_TITLES, shopDay, type LegalName } from '@rollwell/functions/contract';
import { useField } from 'formik';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

/** Whether a text of the law is the company's own, since when, and where to read it. */
export function ConfirmedText({ name }: { name: LegalName }) {
  const [{ value }, , { setValue }] = useField<string>(`confirmedTexts.${name}`);
  const { calendarDay } = useFormats();
  const title = LEGAL_TITLES[name];
  return (
    <Box sx={row}>
      <FormControlLabel
        control={
          <Checkbox
            checked={value !== ''}
            onChange={({ target }) => void setValue(target.checked ? shopDay(new Date()) : '')}
          />
        }
        label={texts.confirmedText(title)}
      />
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {value === '' ? texts.sampleText : texts.confirmedOn(calendarDay(value))}
      </Box>
      <Link
        to={paths[name]}
        target="_blank"
        rel="noopener"
        aria-label={texts.read(title)}
        sx={{ py: 1.25 }}
      >
        {texts.readShort}
      </Link>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 } as const;
