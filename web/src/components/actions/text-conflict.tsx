import { isolated } from '@rollwell/functions/contract';
import { messageOf } from '../../lib/api/api-error.ts';
import type { TextDifference } from '../../lib/text-conflict.ts';
import { FormAlert } from '../feedback/form-alert.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

interface TextConflictProps<Fact extends string> {
  title: string;
  labels: Readonly<Record<Fact, string>>;
  /** As `useSaveWithConflict` gives it. */
  saving: {
    conflict: { found: readonly TextDifference<Fact>[] } | undefined;
    saving: boolean;
    saveChoice: (fromSaved: ReadonlySet<Fact>) => Promise<void>;
    leaveConflict: () => void;
    failure: unknown;
  };
}

const NOTHING = 'nothing';

/** Asks which texts of a form to keep that two people changed, and says why the choice could not be saved. */
export function TextConflict<Fact extends string>(props: TextConflictProps<Fact>) {
  const { title, labels, saving } = props;
  const { conflict, failure } = saving;
  const shown = conflict?.found.map(({ fact, yours, saved, contested }) => ({
    ...{ fact, label: labels[fact], contested },
    yours: <strong>{isolated(yours) || NOTHING}</strong>,
    saved: <strong>{isolated(saved) || NOTHING}</strong>,
  }));
  return (
    <>
      {failure !== undefined && <FormAlert severity="error">{messageOf(failure)}</FormAlert>}
      {shown && <ConflictDialog title={title} found={shown} saving={saving} />}
    </>
  );
}
