import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isKept } from '../../lib/router/leave-guard.ts';

export type History = ReturnType<typeof createBrowserHistory>;

/**
 * Listens to steps that the browser takes by itself, Back above all. They are taken before anybody
 * can ask: one that the screen's guard asks about is taken back, and again when the person leaves.
 *
 * @param show shows the screen of the path that the browser is at now
 */
export function listenToBrowserSteps(
  history: History,
  shownPath: () => string,
  show: (pathname: string) => void,
): void {
  let onTakenBack: (() => void) | undefined;
  let isAgreed = false;
  history.listen(({ location: { pathname }, delta }) => {
    if (onTakenBack) {
      onTakenBack();
      onTakenBack = undefined;
      return;
    }
    let takenBack: Promise<void> | undefined;
    const leave = async (steps: number) => {
      await takenBack;
      isAgreed = true;
      history.go(steps);
    };
    // A step to an entry that is none of ours cannot be counted, and so not be taken back.
    if (!isAgreed && delta !== null && isKept(shownPath(), pathname, () => void leave(delta))) {
      takenBack = new Promise((resolve) => {
        onTakenBack = resolve;
      });
      history.go(-delta);
      return;
    }
    isAgreed = false;
    show(pathname);
  });
}
