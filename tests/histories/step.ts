import type { FaultyCall, FaultKind } from './gateway-fault.ts';

/** What somebody does; numbers choose among what is there by then. */
export type Step =
  | {
      do: 'place';
      shop: number;
      buyer: number;
      product: number;
      quantity: number;
      /** One of few Idempotency-Keys, so that some come twice. */
      key: number | null;
      seesPrice: boolean;
      /** A purchase, of all products that there are. */
      together: boolean;
    }
  | {
      do: 'cancel';
      shop: number;
      order: number;
      byAdmin: boolean;
      /** With all other lines of its purchase. */
      together: boolean;
    }
  /** `pieces`: so many alone; null for all of them. */
  | { do: 'ship'; shop: number; order: number; pieces: number | null }
  | { do: 'undo-ship'; shop: number; order: number }
  | { do: 'checkout'; shop: number; order: number; key: number | null }
  | { do: 'edit'; shop: number; product: number; add: number }
  | { do: 'restock'; shop: number; product: number; delta: number; key: number | null }
  | {
      do: 'refund';
      shop: number;
      order: number;
      restock: boolean;
      key: number | null;
      pieces: number | null;
    }
  | { do: 'transfer'; shop: number; order: number }
  | { do: 'withdraw'; shop: number; order: number; pieces: number | null }
  | { do: 'release' | 'finish-refunds' | 'send-shipped-mails'; shop: number }
  | { do: 'deliver'; shop: number; event: number }
  | { do: 'time'; minutes: number }
  | { do: 'pay' | 'decline' | 'run-out'; session: number }
  | {
      do: 'stray' | 'foreign';
      order: number;
      /** Of all lines of its purchase. */ together: boolean;
    }
  | { do: 'dashboard-refund'; session: number }
  | { do: 'fail-refund'; refund: number }
  | { do: 'trouble'; call: FaultyCall; kind: FaultKind }
  /** The next time a shop does this, it is done, and the shop does not hear of it. */
  | { do: 'lose-answer'; of: 'openCheckout' | 'commit' };
