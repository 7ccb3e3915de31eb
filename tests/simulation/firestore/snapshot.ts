import type { Timestamp } from 'firebase-admin/firestore';
import type { Stored } from './store.ts';
import { valueAt, type Fields } from './values.ts';

const masked = (fields: Fields, mask: readonly string[] | undefined): Fields => {
  if (!mask) return fields;
  const shown = mask.filter((name) => name in fields);
  return Object.fromEntries(shown.map((name) => [name, fields[name]]));
};

/** A document as it was read; with a mask those of its fields alone, or what lies at those paths. */
export class MemorySnapshot {
  readonly id: string;
  readonly exists: boolean;
  readonly updateTime: Timestamp | undefined;
  readonly #fields: Fields | undefined;
  readonly #mask: readonly string[] | undefined;

  constructor(id: string, stored: Stored | undefined, mask?: readonly string[]) {
    this.id = id;
    this.exists = stored !== undefined;
    this.updateTime = stored?.updateTime;
    this.#fields = stored?.fields;
    this.#mask = mask;
  }

  data(): Fields | undefined {
    return this.#fields && masked(this.#fields, this.#mask);
  }

  get(path: string): unknown {
    if (!this.#fields || this.#mask?.includes(path) === false) return undefined;
    return valueAt(this.#fields, path);
  }

  /** As it is sorted by, whatever is shown of it. */
  sortedBy(path: string): unknown {
    return path === ID ? this.id : this.#fields && valueAt(this.#fields, path);
  }
}

/** The name by which a query sorts by the id. */
export const ID = '__name__';
