import type { Difference, DifferenceKind } from './difference.ts';

/** So many differences of one run are told with their figures: more nobody reads in one go. */
export const MOST_DIFFERENCES = 1000;

/** What one comparison found: the first differences with their figures, and how many more there are. */
export class FoundDifferences {
  /** At most `most`. */
  readonly first: Difference[] = [];
  /** How many there are of each kind beyond the first. */
  readonly more = new Map<DifferenceKind, number>();
  readonly #most: number;
  readonly #tell: (difference: Difference) => void;

  /** `tell` hears of each of the first when it is found. */
  constructor(
    most: number = MOST_DIFFERENCES,
    tell: (difference: Difference) => void = () => undefined,
  ) {
    this.#most = most;
    this.#tell = tell;
  }

  get count(): number {
    return [...this.more.values()].reduce((sum, count) => sum + count, this.first.length);
  }

  add(differences: readonly Difference[]): void {
    for (const difference of differences) {
      if (this.first.length < this.#most) {
        this.first.push(difference);
        this.#tell(difference);
      } else this.more.set(difference.kind, (this.more.get(difference.kind) ?? 0) + 1);
    }
  }
}
