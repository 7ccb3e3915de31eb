import Button from '@mui/material/Button';
import { texts } from '../lib/texts.ts';

/** Opens the browser's print dialog; the theme's print styles make a sheet of the screen. */
export function PrintButton() {
  return (
    <Button variant="outlined" color="secondary" onClick={() => globalThis.print()}>
      {texts.print}
    </Button>
  );
}
