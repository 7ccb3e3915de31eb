import type { Chance } from '../clock/chance.ts';

/** Probabilities for each thing that may go wrong, and how far clocks are apart. */
export interface FaultRates {
  /** Of a call to the database or the gateway: lost on its way there, or on its way back. */
  lost: number;
  lostAnswers: number;
  /** Of a commit: the database has other work just now. */
  aborted: number;
  /** Of any call: it takes seconds or minutes. */
  slow: number;
  /** Of a request: the process that serves it dies, or gets no processor for a while. */
  crash: number;
  stall: number;
  /** Of a call that opens or gives back: the gateway fails, and keeps the failure. */
  trouble: number;
  /** Of a delivery of an event: it gets lost, comes twice, or comes hours late. */
  dropped: number;
  doubled: number;
  late: number;
  /** Of a schedule: a run is left out. */
  skipped: number;
  /** Of a process's clock, in milliseconds; the shop allows for five minutes between two clocks. */
  skewMs: number;
}

export const NO_FAULTS: FaultRates = {
  ...{ lost: 0, lostAnswers: 0, aborted: 0, slow: 0, crash: 0, stall: 0, trouble: 0 },
  ...{ dropped: 0, doubled: 0, late: 0, skipped: 0, skewMs: 0 },
};

const WORST: FaultRates = {
  ...{ lost: 0.05, lostAnswers: 0.05, aborted: 0.1, slow: 0.05, crash: 0.1, stall: 0.05 },
  ...{ trouble: 0.2, dropped: 0.3, doubled: 0.3, late: 0.2, skipped: 0.3, skewMs: 140_000 },
};

/** Of the things that may go wrong, so many do in one season: what goes wrong alone is seen as well. */
const SHARE_OF_FAULTS = 0.5;

/** Rates of its own for each season. */
export const faultRatesOf = (chance: Chance): FaultRates => {
  const faultRates = { ...WORST };
  for (const name of Object.keys(faultRates) as (keyof FaultRates)[])
    faultRates[name] *= chance.happens(SHARE_OF_FAULTS) ? chance.next() : 0;
  return faultRates;
};
