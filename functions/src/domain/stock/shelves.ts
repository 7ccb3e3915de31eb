/** Of so many products it is remembered how they were left; what is forgotten costs a pause too few. */
const MOST_REMEMBERED = 10_000;

/** What this process knows of how many pieces are available; undefined for a product that is gone. */
type Available = number | undefined;

/**
 * The products of one process that somebody is at. Whoever wants several has all of them at once:
 * they stand in all lines from the same moment, so that nobody ever waits for somebody who waits
 * for them.
 */
export class Shelves {
  readonly #lines = new Map<string, Promise<unknown>>();
  readonly #leftBehind = new Map<string, Available>();

  /** Runs a task when all who came before it for any of its products have ended. */
  async inTurn<Result>(
    productIds: readonly string[],
    task: () => Promise<Result>,
  ): Promise<Result> {
    const before = productIds.flatMap((id) => this.#lines.get(id) ?? []);
    const turn = Promise.all(before).then(task);
    const end = turn.catch(() => undefined);
    for (const id of productIds) this.#lines.set(id, end);
    try {
      return await turn;
    } finally {
      for (const id of productIds) if (this.#lines.get(id) === end) this.#lines.delete(id);
    }
  }

  /** Whether somebody of another process has changed the product since this one left it; not known of one that it never met. */
  isChanged(productId: string, available: Available): boolean {
    return this.#leftBehind.has(productId) && this.#leftBehind.get(productId) !== available;
  }

  /** Notes how many pieces there are, as they were found or left. */
  note(productId: string, available: Available): void {
    if (this.#leftBehind.size >= MOST_REMEMBERED) this.#leftBehind.clear();
    this.#leftBehind.set(productId, available);
  }
}
