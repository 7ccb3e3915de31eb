import type * as FirestoreSdk from 'firebase/firestore';
import type { DocumentData, Firestore, Query } from 'firebase/firestore';
import { useEffect, useEffectEvent, useState } from 'react';

type Sdk = typeof FirestoreSdk;

export interface LiveDocument {
  id: string;
  data: DocumentData;
}

/** `live` is false while there is no connection to listen on, or the rules refuse the query. */
interface LiveDocuments {
  live: boolean;
  documents: readonly LiveDocument[];
}

/** What was heard of which query; `false` for none. */
interface Heard {
  id: string | false;
  said: LiveDocuments;
}

const nothing: LiveDocuments = { live: false, documents: [] };

const loadSdk = () =>
  Promise.all([import('firebase/firestore'), import('./firebase-firestore.ts')]).then(
    async ([sdk, { firebaseFirestore }]) => ({ sdk, db: await firebaseFirestore() }),
  );

/**
 * Listens to a query, from when the SDK is there until it is told to stop.
 *
 * @param hear is told what there is now, and `nothing` when the listener fails; never after the end
 * @returns what ends it
 */
function listen(
  build: (db: Firestore, sdk: Sdk) => Query,
  hear: (said: LiveDocuments) => void,
): () => void {
  let ended = false;
  let end = (): void => undefined;
  const fail = (): void => {
    if (!ended) hear(nothing);
  };
  loadSdk().then(({ sdk, db }) => {
    if (ended) return;
    end = sdk.onSnapshot(build(db, sdk), {
      next: ({ docs }) =>
        hear({ live: true, documents: docs.map((doc) => ({ id: doc.id, data: doc.data() })) }),
      error: fail,
    });
  }, fail);
  return () => {
    ended = true;
    end();
  };
}

/**
 * The documents that a Firestore query finds now, and again after each change, for as long as the
 * screen is there that asks. For screens behind sign-in; the SDK loads on first use. Use it to learn
 * *that* something changed and refresh the REST query; a listener that fails only says `live: false`.
 *
 * @param id names the query; give two different queries two ids, and put the uid into it. While it is
 *   false nothing is listened to, and the SDK is not loaded
 */
export function useLiveDocuments(
  id: string | false,
  build: (db: Firestore, sdk: Sdk) => Query,
): LiveDocuments {
  const [heard, setHeard] = useState<Heard>({ id, said: nothing });
  const buildNow = useEffectEvent(build);
  useEffect(() => {
    if (id === false) return;
    return listen(
      (db, sdk) => buildNow(db, sdk),
      (said) => setHeard({ id, said }),
    );
  }, [id]);
  return heard.id === id ? heard.said : nothing;
}
