import Box from '@mui/material/Box';
import { texts } from '../texts.ts';

/** The tool, large: a roller that has just left the band behind it. */
export function HeroPicture() {
  return (
    <Box sx={{ position: 'relative', zIndex: 1, alignSelf: 'end' }}>
      <svg viewBox="0 0 600 520" width="100%" role="img" aria-label={texts.hero.picture}>
        <rect x="70" y="300" width="400" height="150" rx="26" fill="#E9DFC9" />
        <path d="M470 375h60v-150H330v-60" fill="none" stroke="#8B939B" strokeWidth="14" />
        <rect x="300" y="10" width="60" height="170" rx="26" fill="#20262C" />
      </svg>
    </Box>
  );
}
