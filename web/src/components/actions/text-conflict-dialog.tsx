import { isolated } from '@rollwell/functions/contract';
import type { TextDifference } from '../../lib/text-conflict.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

interface TextConflictDialogProps<Fact extends string> {
  title: string;
  labels: Readonly<Record<Fact, string>>;
  found: readonly TextDifference<Fact>[];
  busy: boolean;
  /** Called with the texts to take from what is saved; the others stay as in the form. */
  onChoose: (fromSaved: ReadonlySet<Fact>) => void;
  onClose: () => void;
}

const NOTHING = 'nothing';

/** Asks which texts of a form to keep that two people changed. */
export function TextConflictDialog<Fact extends string>(props: TextConflictDialogProps<Fact>) {
  const { labels, found, ...dialog } = props;
  const shown = found.map(({ fact, yours, saved, contested }) => ({
    ...{ fact, label: labels[fact], contested },
    yours: <strong>{isolated(yours) || NOTHING}</strong>,
    saved: <strong>{isolated(saved) || NOTHING}</strong>,
  }));
  return <ConflictDialog found={shown} {...dialog} />;
}
