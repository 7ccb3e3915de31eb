import { ApiError } from './api-error.ts';
import type { CallName } from './call-names.ts';
import { takesCallFault, type Faults } from './faults.ts';

/** A call that is left without any answer; `cut`: its connection breaks. */
export class NoAnswer extends Error {
  readonly cut: boolean;

  constructor(cut: boolean) {
    super('no answer');
    this.cut = cut;
  }
}

const refusalOf = ({ failStatus, failType }: Faults): ApiError => {
  const declined = failType === 'card_error';
  return new ApiError(
    failStatus,
    failType,
    declined ? 'Your card was declined.' : 'The simulator was told to fail.',
    declined ? { code: 'card_declined', decline_code: 'generic_decline' } : {},
  );
};

/** The work of a call, which fails on demand: what is answered then is kept under its key. */
export const injectBeforeCall =
  (faults: Faults, name: CallName, work: () => unknown): (() => unknown) =>
  () => {
    if (faults.hang || faults.cut || !takesCallFault(faults, name)) return work();
    if (faults.afterEffect) work();
    throw refusalOf(faults);
  };

/** Answers a call, or on demand does not: whatever the answer is, it is lost on its way. */
export const injectAfterEffect = <Answer>(
  faults: Faults,
  name: CallName | undefined,
  answer: () => Answer,
): Answer => {
  const { hang, cut, afterEffect } = faults;
  const isLost = (hang || cut) && name !== undefined && takesCallFault(faults, name);
  if (!isLost) return answer();
  if (afterEffect) answer();
  throw new NoAnswer(cut);
};
