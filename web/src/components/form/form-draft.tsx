import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { sessionPort } from '../../lib/api/session-port.ts';
import { tabMemory } from '../../lib/tab-memory.ts';

type Values = Record<string, unknown>;

/** Under which name a tab keeps what was typed into the form of a path. */
export const draftKey = (path: string): string => `draft ${path.toLowerCase()}`;

export interface FormDraftProps {
  path: string;
  /**
   * `session` keeps what was typed only over a session that ends by itself; `tab` also through a
   * reload, or when somebody looks elsewhere first.
   */
  lasts: 'session' | 'tab';
  /** Fields that say one thing together: once one of them was typed, all of them are kept. */
  together?: readonly string[] | undefined;
}

/** Keeps what was typed into a form, so that whoever comes back to it finds it there. */
export function FormDraft({ path, lasts, together = [] }: FormDraftProps) {
  const { values, initialValues, setValues, setTouched } = useFormikContext<Values>();
  const key = draftKey(path);
  // Compared by value: a group of fields is a new object each time.
  const isTyped = (name: string) =>
    JSON.stringify(values[name]) !== JSON.stringify(initialValues[name]);
  const withOthers = together.some(isTyped) ? together : [];
  const typed = Object.entries(values).filter(
    ([name]) => isTyped(name) || withOthers.includes(name),
  );
  const draft = JSON.stringify(Object.fromEntries(typed));

  const restore = useEffectEvent(() => {
    const kept = tabMemory.recall(key, sessionPort()?.uid());
    if (typeof kept !== 'object' || kept === null) return;
    if (lasts === 'session') tabMemory.drop(key);
    // Touched: their errors show again.
    void setTouched(Object.fromEntries(Object.keys(kept).map((name) => [name, true])), false);
    void setValues({ ...values, ...kept });
  });
  const keep = useEffectEvent((uid: string | undefined) => {
    if (typed.length > 0) tabMemory.keep(key, uid, Object.fromEntries(typed));
    else tabMemory.drop(key);
  });
  // Before the first paint.
  useLayoutEffect(() => restore(), []);
  useEffect(() => sessionPort()?.onInterruption((uid) => keep(uid)), []);

  const seen = useRef(draft);
  useEffect(() => {
    if (lasts !== 'tab' || seen.current === draft) return;
    seen.current = draft;
    keep(sessionPort()?.uid());
  }, [lasts, draft]);
  return null;
}
