import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { Declaration } from './declaration.tsx';

/** The second step: what is declared, and the button that declares it. */
export function ConfirmWithdrawal({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, height: 'auto' }}>
      <Declaration values={values} />
      <Box component="form" method="post" action={paths.withdrawal}>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} readOnly />
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          <Button type="submit" name="confirmed" value="true" variant="contained" size="large">
            {texts.confirm}
          </Button>
          <Button type="submit" name="confirmed" value="false" color="secondary" size="large">
            {texts.change}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
