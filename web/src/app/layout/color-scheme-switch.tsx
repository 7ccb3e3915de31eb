import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { MoonIcon } from '../../components/icons/moon-icon.tsx';
import { SunIcon } from '../../components/icons/sun-icon.tsx';
import { texts } from '../texts.ts';

/** Light or dark: by the system's preference until somebody chooses, and remembered from then on. */
export function ColorSchemeSwitch() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const label = isDark ? texts.colorScheme.toLight : texts.colorScheme.toDark;
  return (
    <IconButton
      color="inherit"
      aria-label={label}
      title={label}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
