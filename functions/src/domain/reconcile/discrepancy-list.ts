import type { Discrepancy, DiscrepancyKind } from './discrepancy.ts';

/** How many discrepancies of one run are reported with their figures; the others are counted. */
export const MAX_DISCREPANCIES = 1000;

/** What one comparison found: the first discrepancies with their figures, and how many more there are. */
export class DiscrepancyList {
  /** At most `most`. */
  readonly first: Discrepancy[] = [];
  /** How many there are of each kind beyond the first. */
  readonly more = new Map<DiscrepancyKind, number>();
  readonly #most: number;
  readonly #tell: (discrepancy: Discrepancy) => void;

  /** `tell` hears of each of the first when it is found. */
  constructor(
    most: number = MAX_DISCREPANCIES,
    tell: (discrepancy: Discrepancy) => void = () => undefined,
  ) {
    this.#most = most;
    this.#tell = tell;
  }

  get count(): number {
    return [...this.more.values()].reduce((sum, count) => sum + count, this.first.length);
  }

  add(discrepancies: readonly Discrepancy[]): void {
    for (const discrepancy of discrepancies) {
      if (this.first.length < this.#most) {
        this.first.push(discrepancy);
        this.#tell(discrepancy);
      } else this.more.set(discrepancy.kind, (this.more.get(discrepancy.kind) ?? 0) + 1);
    }
  }
}
