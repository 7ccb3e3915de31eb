import { isolated } from '@rollwell/functions/contract';
import { ConfirmDialog } from '../../../components/actions/confirm-dialog.tsx';
import { questionTexts } from '../texts.ts';

const { address: words } = questionTexts;

/** What was typed, and what is asked about it, by field. */
export interface DoubtfulAddress {
  typed: Readonly<Record<string, string>>;
  doubts: Readonly<Record<string, string>>;
}

interface AddressCheckDialogProps {
  about: DoubtfulAddress;
  onAnswer: (isMeant: boolean) => void;
}

/** Asks whether an address is meant that looks wrong. */
export function AddressCheckDialog({
  about: { typed, doubts },
  onAnswer,
}: AddressCheckDialogProps) {
  const sentences = Object.entries(doubts).map(([field, doubt]) =>
    words.doubt(words.labels[field] ?? field, isolated(typed[field] ?? ''), doubt),
  );
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.meant}
      cancelLabel={words.mend}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {sentences.join(' ')}
    </ConfirmDialog>
  );
}
