/** What somebody had typed when their session ended, and where. */
interface Draft {
  uid: string;
  path: string;
  values: Readonly<Record<string, unknown>>;
}

/** In memory only: it outlives a sign-in on the same page, and nothing else. */
let kept: Draft | undefined;

export const keepDraft = (draft: Draft): void => {
  kept = draft;
};

/**
 * Gives back what was typed into the form of this path, once. Nobody gets to see what somebody
 * else had typed: for another user it is dropped.
 *
 * @param uid who is signed in now; undefined for nobody, on a screen that is open to all
 */
export function takeDraft(path: string, uid: string | undefined): Draft['values'] | undefined {
  if (!kept) return undefined;
  const { values, ...whose } = kept;
  const anothers = uid !== undefined && uid !== whose.uid;
  if (!anothers && path !== whose.path) return undefined;
  kept = undefined;
  return anothers ? undefined : values;
}
