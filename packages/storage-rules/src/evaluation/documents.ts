import { documentValue, type FirestoreDocument } from '../values/from-firestore.ts';
import { EvaluationError, NULL, type PathValue, type Value } from '../values/value.ts';

/** Fetches a Firestore document by its path, `/databases/…`; undefined when there is none. */
export type FetchDocument = (path: string) => Promise<FirestoreDocument | undefined>;

/** Cloud Storage lets one request look at this many documents. */
const MAX_DOCUMENTS = 2;

const checkPath = ({ segments }: PathValue): void => {
  const isDocument =
    segments[0] === 'databases' &&
    segments[2] === 'documents' &&
    segments.length >= 5 &&
    segments.length % 2 === 1 &&
    segments.every((segment) => !/^\.{0,2}$|\//.test(segment));
  if (!isDocument) {
    throw new EvaluationError(
      `/${segments.join('/')} is not /databases/(default)/documents/{collection}/{id}`,
    );
  }
};

/** The documents that one request reads; each is fetched once. */
export class Documents {
  readonly #fetch: FetchDocument;
  readonly #fetched = new Map<string, Promise<FirestoreDocument | undefined>>();

  constructor(fetch: FetchDocument) {
    this.#fetch = fetch;
  }

  /** The document's `data`, `id` and `__name__`, or null when there is none. @throws EvaluationError */
  async get(path: PathValue): Promise<Value> {
    const found = await this.#load(path);
    return found ? documentValue(found) : NULL;
  }

  /** @throws EvaluationError for a path that is not a document's */
  async exists(path: PathValue): Promise<boolean> {
    return (await this.#load(path)) !== undefined;
  }

  #load(path: PathValue): Promise<FirestoreDocument | undefined> {
    checkPath(path);
    // The path becomes part of a URL, and an id may hold any character.
    const key = `/${path.segments.map(encodeURIComponent).join('/')}`;
    const known = this.#fetched.get(key);
    if (known) return known;
    if (this.#fetched.size === MAX_DOCUMENTS) {
      throw new EvaluationError(`more than ${MAX_DOCUMENTS} documents for one request`);
    }
    const loading = this.#fetch(key);
    this.#fetched.set(key, loading);
    return loading;
  }
}
