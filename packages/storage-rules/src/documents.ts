import { EvaluationError, type Fields, type FirestoreDocument, readFields } from './values.ts';

/** Fetches a Firestore document by its path, `/databases/…`; undefined when there is none. */
export type FetchDocument = (path: string) => Promise<FirestoreDocument | undefined>;

/** Cloud Storage lets one request look at this many documents. */
const MAX_DOCUMENTS = 2;

/** The documents that one request reads; each is fetched once. */
export class Documents {
  readonly #fetch: FetchDocument;
  readonly #fetched = new Map<string, Promise<FirestoreDocument | undefined>>();

  constructor(fetch: FetchDocument) {
    this.#fetch = fetch;
  }

  /**
   * A map of the document's `data`, or null when there is none.
   * @throws EvaluationError for a part that could lead to another document, and for a third document
   */
  async get(segments: readonly string[]): Promise<Fields | null> {
    const found = await this.#load(segments);
    return found ? new Map([['data', readFields(found.fields)]]) : null;
  }

  #load(segments: readonly string[]): Promise<FirestoreDocument | undefined> {
    const bad = segments.find((segment) => /^\.{0,2}$|\//.test(segment));
    if (bad !== undefined) throw new EvaluationError(`'${bad}' cannot be part of a path`);
    // The path becomes part of a URL, and an id may hold any character.
    const key = `/${segments.map(encodeURIComponent).join('/')}`;
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
