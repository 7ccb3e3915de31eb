import type { Strength } from './password-strength.ts';
import type { Asked } from './password-strength.worker.ts';

/** Scores passwords in a worker. */
export interface StrengthMeter {
  /** @returns cancels it */
  weigh: (asked: Asked, onWeighed: (strength: Strength) => void) => () => void;
  end: () => void;
}

/**
 * Starts the worker with its 200 KB dictionary, too slow to parse on the main thread. Questions asked before
 * it is ready are answered then.
 *
 * @param onFailed called when the worker cannot be loaded
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
