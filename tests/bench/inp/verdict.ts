/** How long a page kept somebody waiting, as the browser saw it. */
export interface Delay {
  /** From a tap or a key to the next paint, or a frame that took over 50 ms. */
  kind: 'interaction' | 'frame';
  /** The event, or nothing for a frame. */
  what: string;
  ms: number;
}

/** Milliseconds from an interaction to the next paint. */
export const MOST_INP_MS = 100;
/** Milliseconds of a frame once the app runs. */
export const MOST_FRAME_MS = 150;
/** The browser reports shorter ones of an interaction as nothing. */
const LEAST_SEEN_MS = 16;

export interface Verdict {
  good: boolean;
  /** One line: the longest of both kinds. */
  line: string;
}

function longest(delays: readonly Delay[], kind: Delay['kind']): Delay | undefined {
  return delays
    .filter((delay) => delay.kind === kind)
    .toSorted((one, other) => other.ms - one.ms)[0];
}

/**
 * Judges a step by its longest interaction and its longest frame.
 *
 * @param starting the app begins in this step, whose frames are not judged
 */
export function judge(delays: readonly Delay[], starting: boolean): Verdict {
  const interaction = longest(delays, 'interaction');
  const frame = longest(delays, 'frame');
  const waited = interaction
    ? `${interaction.ms.toFixed(0)} ms (${interaction.what})`
    : `under ${LEAST_SEEN_MS} ms`;
  const drew = frame ? `${frame.ms.toFixed(0)} ms` : 'none over 50 ms';
  return {
    good: (interaction?.ms ?? 0) <= MOST_INP_MS && (starting || (frame?.ms ?? 0) <= MOST_FRAME_MS),
    line: `INP ${waited}; longest frame ${drew}${starting ? ', the start among them' : ''}`,
  };
}
