import { AppError } from '../../contract/app-error.ts';
import { MAX_QUANTITY } from '../../contract/constants.ts';
import { VALIDATION } from '../../contract/messages.ts';
import type { Pieces } from '../../contract/units.ts';
import type { StockOutcome } from './requests.ts';

/** Turns a refusal that is thrown into an outcome; anything else is thrown on. */
export const orRefused = (decide: () => StockOutcome): StockOutcome => {
  try {
    return decide();
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', error };
    throw error;
  }
};

/** @throws AppError unless so many pieces more, or fewer with a minus, leave a stock that there can be. */
export const requireCountable = (available: Pieces, delta: number): void => {
  if (available + delta < 0) {
    const message = VALIDATION.tooFewToTake(available);
    throw new AppError('out_of_stock', { message, fields: { delta: message } });
  }
  if (available + delta > MAX_QUANTITY) {
    const message = VALIDATION.maxNumber(MAX_QUANTITY - available);
    throw new AppError('validation_failed', { fields: { delta: message } });
  }
};
