import type { AnsweredForm } from '@rollwell/functions/contract/rendered-page';
import { useEffect, useMemo } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useAnsweredForm } from '../../lib/answered-form.ts';
import { useSession } from '../../entities/session/use-session.ts';
import { tabMemory } from '../../lib/tab-memory.ts';

/** The key of a page that was loaded and not gone to. */
const LOADED = 'default';

/** Each receipt has its own, so that the one of an earlier entry of the history stays that. */
const placeOf = ({ passed }: AnsweredForm): string => {
  if (passed?.step === 'received') return `withdrawal ${passed.receivedAt}`;
  return `withdrawal ${passed?.step ?? 'refused'}`;
};

/**
 * What the page was answered with, if it answers a form. Once the app has begun, a browser that
 * reloads the page asks for the empty form, so the tab keeps the answer: as long as other things
 * typed are kept, and for this entry of its history alone.
 */
export function useFormAnswer(): AnsweredForm | undefined {
  const given = useAnsweredForm();
  const { key, state } = useLocation() as Location<{ kept?: string } | null>;
  const uid = useSession().user?.uid;
  const kept = state?.kept;
  const answer = useMemo(() => {
    if (key !== LOADED) return undefined;
    return (given ?? (kept && tabMemory.recall(kept, uid))) as AnsweredForm | undefined;
  }, [given, key, kept, uid]);
  useEffect(() => {
    if (!answer) return;
    const place = placeOf(answer);
    tabMemory.keep(place, uid, answer);
    history.replaceState({ ...(history.state as object), usr: { kept: place } }, '');
  }, [answer, uid]);
  return answer;
}
