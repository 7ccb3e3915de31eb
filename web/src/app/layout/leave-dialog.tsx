import { useSyncExternalStore } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { paths } from '../../lib/paths.ts';
import { unsavedForms } from '../../lib/unsaved-forms.ts';

const texts = {
  title: 'Leave without saving?',
  text: 'What you have changed here is not saved yet.',
  leave: 'Leave',
  stay: 'Stay',
} as const;

const ConfirmDialog = lazyPart(
  async () => (await import('../../components/actions/confirm-dialog.tsx')).ConfirmDialog,
);

/** Not on the way to the login: what was typed is kept by `FormDraft`. */
const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
  unsavedForms.any() &&
  currentLocation.pathname !== nextLocation.pathname &&
  nextLocation.pathname !== paths.login;

/** Asks before a page with unsaved changes is left, by a link or by Back. */
export function LeaveDialog() {
  const isUnsaved = useSyncExternalStore(unsavedForms.subscribe, unsavedForms.any, () => false);
  // Mounted only then: `useBlocker` also warns of links to a section of the page.
  return isUnsaved && <Blocker />;
}

function Blocker() {
  const blocker = useBlocker(shouldBlock);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      destructive
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
