import { MAIN_ID } from './main-id.ts';
import { sayTitle } from './say-title.ts';
import { useScreenChange } from './use-screen-change.ts';

function goToContent(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  sayTitle();
}

/**
 * After a change of screen the focus moves to the content and the new title is said, as after a
 * full page load. A link to a section of the screen leaves both alone.
 */
export const useRouteFocus = (): void => useScreenChange(goToContent);
