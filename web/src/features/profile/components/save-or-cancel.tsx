import Box from '@mui/material/Box';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

/** The end of a form about oneself: saves it, or leads back to the profile. */
export function SaveOrCancel() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <SubmitButton>{texts.form.submit}</SubmitButton>
      <LinkButton to={paths.dashboard} size="large" color="inherit">
        {texts.form.cancel}
      </LinkButton>
    </Box>
  );
}
