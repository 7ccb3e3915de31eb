import { useEffect } from 'react';
import { storage } from '../../lib/storage.ts';

/** What was chosen, `light` or `dark`; `public/bootstrap.js` keeps it there. */
const KEY = 'mui-mode';

declare global {
  interface Window {
    /** Chooses the other colours, and remembers that. */
    switchColorScheme?: () => void;
  }
}

/** Follows the system while nobody has chosen, and what is chosen in another tab. */
export function useColorScheme(): void {
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const show = () => {
      const ofSystem = system.matches ? 'dark' : 'light';
      const chosen = storage.read(KEY);
      document.documentElement.dataset.colorScheme =
        chosen === 'light' || chosen === 'dark' ? chosen : ofSystem;
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === KEY) show();
    };
    system.addEventListener('change', show);
    addEventListener('storage', onStorage);
    return () => {
      system.removeEventListener('change', show);
      removeEventListener('storage', onStorage);
    };
  }, []);
}
