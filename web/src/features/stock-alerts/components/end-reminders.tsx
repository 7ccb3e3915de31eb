import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { STOCK_ALERT_KEY } from '@rollwell/functions/contract';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useAnsweredForm } from '../../../lib/answered-form.ts';
import { texts } from '../texts.ts';

const { endAll } = texts;

/** The one button behind the link of a reminder: a form that the browser sends by itself, with scripts or without. */
export function EndReminders() {
  const [params] = useSearchParams();
  const refused = useAnsweredForm();
  const key = params.get(STOCK_ALERT_KEY) ?? refused?.values[STOCK_ALERT_KEY] ?? '';
  if (key === '') return <Typography role="alert">{endAll.noKey}</Typography>;
  return (
    <Box component="form" method="post" action={paths.stockAlert}>
      {refused && (
        <Typography role="alert" color="error" sx={{ mb: 2 }}>
          {endAll.refused(refused.message)}
        </Typography>
      )}
      <input type="hidden" name={STOCK_ALERT_KEY} value={key} readOnly />
      <Button type="submit" variant="contained" size="large">
        {endAll.button}
      </Button>
    </Box>
  );
}
