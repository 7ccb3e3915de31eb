/** The database's own status codes, as its client library gives them. */
export const STATUS = { notFound: 5, alreadyExists: 6, failedPrecondition: 9, unavailable: 14 };

/** A failure of the database with one of its status codes. */
export const databaseFailure = (code: number): Error =>
  Object.assign(new Error(`status ${code}`), { code });

/** As the real clients do with whatever cannot be an id. */
export const requireId = (id: unknown): void => {
  if (typeof id !== 'string' || id === '') throw new Error('this is no id');
};

interface Versioned {
  version: string;
}

/** One write of a commit: what speaks against it, and how it is done. */
export interface Write {
  refusal: () => Error | undefined;
  apply: () => void;
}

/** A collection in memory, with the preconditions that the real one has. */
export class MemoryTable<Row extends object> {
  readonly rows = new Map<string, Row & Versioned>();
  #writes = 0;

  /** Writes a row past all preconditions and gives it as it then stands there. */
  put(id: string, row: Row): Row & Versioned {
    this.#writes += 1;
    const stored = { ...row, version: `v${this.#writes}` };
    this.rows.set(id, stored);
    return stored;
  }

  get(id: string): (Row & Versioned) | undefined {
    requireId(id);
    return this.rows.get(id);
  }

  create(id: string, row: Row): Write {
    requireId(id);
    return {
      refusal: () => (this.rows.has(id) ? databaseFailure(STATUS.alreadyExists) : undefined),
      apply: () => this.put(id, row),
    };
  }

  change(id: string, version: string, changed: (row: Row & Versioned) => Row): Write {
    return {
      refusal: () => this.#changedSince(id, version),
      apply: () => {
        const row = this.rows.get(id);
        if (row) this.put(id, changed(row));
      },
    };
  }

  /** Without a version the row is removed however it is, and may be missing. */
  remove(id: string, version?: string): Write {
    requireId(id);
    return {
      refusal: () => (version === undefined ? undefined : this.#changedSince(id, version)),
      apply: () => this.rows.delete(id),
    };
  }

  #changedSince(id: string, version: string): Error | undefined {
    const row = this.rows.get(id);
    if (!row) return databaseFailure(STATUS.notFound);
    return row.version === version ? undefined : databaseFailure(STATUS.failedPrecondition);
  }
}
