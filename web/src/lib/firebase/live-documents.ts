import type * as FirestoreSdk from 'firebase/firestore';
import type { DocumentData, Firestore, Query } from 'firebase/firestore';
import { useObservable } from 'reactfire';
import { catchError, defer, from, Observable, of, switchMap, takeUntil } from 'rxjs';
import { getSession, subscribeToSession } from '../session/session-store.ts';

type Sdk = typeof FirestoreSdk;

export interface LiveDocument {
  id: string;
  data: DocumentData;
}

/** `live` is false while there is no connection to listen on, or the rules refuse the query. */
export interface LiveDocuments {
  live: boolean;
  documents: readonly LiveDocument[];
}

const nothing: LiveDocuments = { live: false, documents: [] };

/** Emits when another user, or nobody, is signed in: then no listener of this one may go on. */
const sessionEnds = new Observable<void>((subscriber) => {
  const { generation } = getSession();
  return subscribeToSession(() => {
    if (getSession().generation !== generation) subscriber.next();
  });
});

function snapshots(sdk: Sdk, query: Query): Observable<LiveDocuments> {
  return new Observable((subscriber) =>
    sdk.onSnapshot(query, {
      next: ({ docs }) => {
        const documents = docs.map((doc) => ({ id: doc.id, data: doc.data() }));
        subscriber.next({ live: true, documents });
      },
      error: (error) => subscriber.error(error),
    }),
  );
}

const loadSdk = () =>
  Promise.all([import('firebase/firestore'), import('./firebase-firestore.ts')]).then(
    async ([sdk, { firebaseFirestore }]) => ({ sdk, db: await firebaseFirestore() }),
  );

/**
 * The documents that a Firestore query finds now, and again after each change. For screens behind
 * sign-in; the SDK loads on first use. Use it to learn *that* something changed and refresh the
 * REST query; a listener that fails only says `live: false`.
 *
 * @param id names the query; give two different queries two ids, and put the uid into it
 */
export function useLiveDocuments(
  id: string,
  build: (db: Firestore, sdk: Sdk) => Query,
): LiveDocuments {
  const source = defer(() => from(loadSdk())).pipe(
    switchMap(({ sdk, db }) => snapshots(sdk, build(db, sdk))),
    catchError(() => of(nothing)),
    takeUntil(sessionEnds),
  );
  return useObservable(`live:${id}`, source, { initialData: nothing }).data;
}
