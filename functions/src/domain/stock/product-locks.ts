/** How many products' last levels are cached; a forgotten one costs a pause too few. */
const MAX_PRODUCTS = 10_000;

/** The pieces that this process last saw as available; undefined for a deleted product. */
type Available = number | undefined;

/**
 * One lock per product within this process. A task takes all of its locks at once, in one queue
 * position each, so that tasks never wait for each other in a circle.
 */
export class ProductLocks {
  readonly #tails = new Map<string, Promise<unknown>>();
  readonly #lastSeen = new Map<string, Available>();

  /** Runs a task when all earlier tasks for any of its products have ended. */
  async runExclusive<Result>(
    productIds: readonly string[],
    task: () => Promise<Result>,
  ): Promise<Result> {
    const before = productIds.flatMap((id) => this.#tails.get(id) ?? []);
    const turn = Promise.all(before).then(task);
    const end = turn.catch(() => undefined);
    for (const id of productIds) this.#tails.set(id, end);
    try {
      return await turn;
    } finally {
      for (const id of productIds) if (this.#tails.get(id) === end) this.#tails.delete(id);
    }
  }

  /** Whether somebody of another process has changed the product since this one left it; not known of one that it never met. */
  isChanged(productId: string, available: Available): boolean {
    return this.#lastSeen.has(productId) && this.#lastSeen.get(productId) !== available;
  }

  /** Notes how many pieces there are, as they were found or left. */
  note(productId: string, available: Available): void {
    if (this.#lastSeen.size >= MAX_PRODUCTS) this.#lastSeen.clear();
    this.#lastSeen.set(productId, available);
  }
}
