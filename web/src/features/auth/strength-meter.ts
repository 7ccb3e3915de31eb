import type { Strength } from './password-strength.ts';
import type { Asked } from './password-strength.worker.ts';

/** Weighs passwords beside the page, which goes on answering keys meanwhile. */
export interface StrengthMeter {
  /** @returns calls it off: nobody hears of the strength then */
  weigh: (asked: Asked, onWeighed: (strength: Strength) => void) => () => void;
  end: () => void;
}

/**
 * Begins to load what weighs a password, 200 KB of what people choose: reading that in took the page
 * longer than a key may. What is asked before it is there is answered then.
 *
 * @param onFailed it did not come, and nothing will be answered
 */
export function openStrengthMeter(onFailed: () => void): StrengthMeter {
  const worker = new Worker(new URL('./password-strength.worker.ts', import.meta.url), {
    type: 'module',
  });
  worker.addEventListener('error', onFailed);
  return {
    weigh: (asked, onWeighed) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<Strength>) => onWeighed(data);
      worker.postMessage(asked, [port2]);
      return () => port1.close();
    },
    end: () => worker.terminate(),
  };
}
