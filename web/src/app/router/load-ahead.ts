/**
 * Has the code of a screen asked for as somebody presses a link to it: it is on its way before they
 * let go, and where the link is followed.
 */
export function loadAhead(loadScreens: (pathname: string) => unknown): void {
  document.addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.origin === location.origin) loadScreens(link.pathname);
  });
}
