import Container from '@mui/material/Container';
import { FormHead } from '../components/layout/page-title.tsx';
import { EndReminders } from '../features/stock-alerts/components/end-reminders.tsx';
import { texts } from '../features/stock-alerts/texts.ts';

export function Component() {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 6 } }}>
      <FormHead title={texts.endAll.title} lead={texts.endAll.lead} />
      <EndReminders />
    </Container>
  );
}
