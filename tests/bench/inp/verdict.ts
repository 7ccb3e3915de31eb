import { middleBy } from '../middle.ts';

/** How long a page kept somebody waiting, as the browser saw it. */
export interface Delay {
  /** From a tap or a key to the next paint, or a frame that took over 50 ms. */
  kind: 'interaction' | 'frame';
  /** The event, or nothing for a frame. */
  what: string;
  ms: number;
}

/** Milliseconds from an interaction to the next paint: what is good for Core Web Vitals. */
export const MOST_INP_MS = 200;
/** The browser reports shorter ones of an interaction as nothing. */
const LEAST_SEEN_MS = 16;

export interface Verdict {
  good: boolean;
  /** One line: the longest of both kinds. */
  line: string;
}

const NOTHING: Delay = { kind: 'frame', what: '', ms: 0 };

/** The longest delay of a kind in each of several runs, shortest first. */
const longestOf = (runs: readonly (readonly Delay[])[], kind: Delay['kind']): Delay[] =>
  runs
    .map((delays) =>
      delays
        .filter((delay) => delay.kind === kind)
        .reduce((one, other) => (other.ms > one.ms ? other : one), NOTHING),
    )
    .toSorted((one, other) => one.ms - other.ms);

const middleOf = (delays: readonly Delay[]): Delay => middleBy(delays, ({ ms }) => ms) ?? NOTHING;

/** ` (64 to 104)` where several runs differ. */
function spread(sorted: readonly Delay[]): string {
  const [least, most] = [sorted.at(0)?.ms ?? 0, sorted.at(-1)?.ms ?? 0];
  return Math.round(least) === Math.round(most)
    ? ''
    : ` (${least.toFixed(0)} to ${most.toFixed(0)})`;
}

/**
 * Judges a step by its longest interaction in the middle of several runs: on a machine that is shared any
 * single one may have had to wait for something else. The longest frame is said beside it.
 *
 * @param starting the app begins in this step
 */
export function judge(runs: readonly (readonly Delay[])[], starting: boolean): Verdict {
  const [interactions, frames] = [longestOf(runs, 'interaction'), longestOf(runs, 'frame')];
  const [interaction, frame] = [middleOf(interactions), middleOf(frames)];
  const waited =
    interaction.ms > 0
      ? `${interaction.ms.toFixed(0)} ms, ${interaction.what}`
      : `under ${LEAST_SEEN_MS} ms`;
  const drew = frame.ms > 0 ? `${frame.ms.toFixed(0)} ms` : 'none over 50 ms';
  return {
    good: interaction.ms <= MOST_INP_MS,
    line: `INP ${waited}${spread(interactions)}; longest frame ${drew}${spread(frames)}${starting ? ', the start among them' : ''}`,
  };
}
