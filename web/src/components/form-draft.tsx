import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { keepDraft, takeDraft } from '../lib/form-draft.ts';
import { getSession, subscribeToSession } from '../lib/session/session-store.ts';

type Values = Record<string, unknown>;

/**
 * Carries what was typed into a form over a session that ends in the middle of it: whoever signs
 * in again and comes back finds it there.
 */
export function FormDraft() {
  const { values, initialValues, setValues } = useFormikContext<Values>();
  const path = useLocation().pathname.toLowerCase();

  const restore = useEffectEvent(() => {
    const typed = takeDraft(path, getSession().user?.uid);
    if (typed) void setValues({ ...values, ...typed });
  });
  const keep = useEffectEvent((uid: string) => {
    const typed = Object.entries(values).filter(([name, value]) => value !== initialValues[name]);
    if (typed.length > 0) keepDraft({ uid, path, values: Object.fromEntries(typed) });
  });
  useEffect(() => {
    restore();
    let uid = getSession().user?.uid;
    return subscribeToSession(() => {
      const session = getSession();
      if (uid && session.status === 'signed-out' && session.reason === 'expired') keep(uid);
      uid = session.user?.uid;
    });
  }, []);
  return null;
}
