import { TOAST } from '@rollwell/functions/contract';
import { useState } from 'react';
import { ApiError } from './api/api-error.ts';
import { toast } from './toast.ts';

interface SavingOver<Change, Saved, Fact extends string, Difference> {
  send: (change: Change) => Promise<unknown>;
  readSaved: () => Promise<Saved>;
  /** What of it is other than the form has it, and was not so when the form was opened. */
  differences: (yours: Change, saved: Saved) => Difference[];
  /** The form's facts with those that were chosen taken from what is saved. */
  merged: (yours: Change, saved: Saved, fromSaved: ReadonlySet<Fact>) => Change;
  onSaved: () => void;
  /** What a toast says then. */
  done?: string;
}

interface Conflict<Change, Saved, Difference> {
  yours: Change;
  saved: Saved;
  found: Difference[];
}

/** A save whose answer was lost meets itself as a conflict; this often it is sent again. */
const MAX_TRIES = 3;

/**
 * Saves what was edited. When somebody else changed it meanwhile, `conflict` says what is to be
 * chosen, and nothing is saved until then; `failure` is why the choice could not be saved.
 */
export function useSaveWithConflict<Change, Saved, Fact extends string, Difference>(
  over: SavingOver<Change, Saved, Fact, Difference>,
) {
  const [conflict, setConflict] = useState<Conflict<Change, Saved, Difference>>();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const leaveConflict = () => setConflict(undefined);

  const handleConflict = async (yours: Change, tries: number): Promise<void> => {
    const saved = await over.readSaved();
    const found = over.differences(yours, saved);
    if (found.length === 0 && tries < MAX_TRIES) {
      return save(over.merged(yours, saved, new Set()), tries + 1);
    }
    setConflict({ yours, saved, found });
  };

  const save = async (change: Change, tries = 1): Promise<void> => {
    try {
      await over.send(change);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        return handleConflict(change, tries);
      }
      throw error;
    }
    leaveConflict();
    toast.success(over.done ?? TOAST.updated);
    over.onSaved();
  };

  const saveChoice = async (fromSaved: ReadonlySet<Fact>): Promise<void> => {
    if (!conflict) return;
    setFailure(undefined);
    setSaving(true);
    try {
      await save(over.merged(conflict.yours, conflict.saved, fromSaved));
    } catch (error) {
      leaveConflict();
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };

  return { save, saving, conflict, leaveConflict, saveChoice, failure };
}

/** What a toast says of a save that failed: a conflict is no failure, it asks what to save. */
export const unlessConflict = (error: Error): string | undefined =>
  error instanceof ApiError && error.code === 'conflict' ? undefined : TOAST.somethingWrong;
