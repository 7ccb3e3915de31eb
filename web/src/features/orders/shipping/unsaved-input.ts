import type { TrackingForm } from '@rollwell/functions/contract';
import { createContext } from 'react';

/**
 * Gives what is typed of the parcel, nothing where that is saved already; undefined where it is not
 * valid, which its fields say then.
 */
type ReadTracking = () => Promise<TrackingForm | undefined>;

/** Lets an order's buttons read unsaved input of the forms beside them. */
export class UnsavedInput {
  #readTracking: ReadTracking | undefined;
  #hasTransfer: (() => boolean) | undefined;

  readonly readTracking: ReadTracking = () => this.#readTracking?.() ?? Promise.resolve({});

  /** Whether a bank transfer is typed. */
  readonly hasTransfer = (): boolean => this.#hasTransfer?.() ?? false;

  /** For the form of the parcel; gives what ends it. */
  readonly onReadTracking = (read: ReadTracking): (() => void) => {
    this.#readTracking = read;
    return () => {
      this.#readTracking = undefined;
    };
  };

  /** For the form of the transfer; gives what ends it. */
  readonly onHasTransfer = (isTyped: () => boolean): (() => void) => {
    this.#hasTransfer = isTyped;
    return () => {
      this.#hasTransfer = undefined;
    };
  };
}

/** Shared by the forms and buttons of a page; without forms nothing is typed. */
export const UnsavedInputContext = createContext(new UnsavedInput());
