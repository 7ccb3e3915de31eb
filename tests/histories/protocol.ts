/** What the runner of a history and the two shop processes say to each other, as JSON. */
import type { Caller } from '../../functions/src/domain/caller.ts';

/**
 * What becomes of one await that leaves the process. `fail-retried`: the commit succeeded, its
 * answer was lost, and the client library's own second try says that the precondition no longer holds.
 */
export const VERDICTS = [
  'go',
  'fail-before',
  'fail-after',
  'fail-retried',
  'crash-before',
  'crash-after',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A product that somebody orders; `price` is what they saw. */
interface Line {
  productId: string;
  price?: number;
}

/** Some pieces of a line, `of` as many as the caller saw. */
export interface Part {
  quantity: number;
  of: number;
}

/** A call of a use case, as the HTTP handlers make it. */
export type Command =
  | {
      do: 'place';
      caller: Caller;
      /** More than one only of a purchase. */
      lines: readonly Line[];
      /** So many of each product. */
      quantity: number;
      /** All lines in one purchase, or none. */
      together: boolean;
      /** Stands in the order, so that it is known whose order it is; of a restock, in its log entry. */
      tag: string;
      key?: string;
    }
  | {
      do: 'cancel';
      caller: Caller;
      orderId: string;
      /** All that is left of its purchase, or null for the order alone. */
      purchaseId: string | null;
    }
  | { do: 'ship'; caller: Caller; orderId: string; part?: Part }
  | { do: 'undo-ship'; caller: Caller; orderId: string }
  | { do: 'checkout'; caller: Caller; orderId: string; key?: string }
  | { do: 'edit'; caller: Caller; productId: string; add: number; price: number }
  | { do: 'restock'; caller: Caller; productId: string; delta: number; tag: string; key?: string }
  | {
      do: 'refund';
      caller: Caller;
      orderId: string;
      restock: boolean;
      part?: Part;
      key?: string;
    }
  | { do: 'transfer'; caller: Caller; orderId: string }
  /** Needs no sign-in; `name` tells one declaration from another. */
  | {
      do: 'withdraw';
      orderNumber: string;
      email: string;
      name: string;
      /** Some pieces of one line; missing for all that stands under the number. */
      part?: { orderId: string; quantity: number };
    }
  | { do: 'release' }
  | { do: 'finish-refunds' }
  | { do: 'send-shipped-mails' }
  | { do: 'deliver'; body: string; signature: string };

export type Answer =
  | { ok: true; value: unknown }
  | { ok: false; /** An error code, or `failure`. */ code: string; message: string };

export type Request =
  /** Forgets everything and serves a new history; `now` is the clock in milliseconds. */
  | { type: 'begin'; now: number; prefix: string }
  | { type: 'clock'; now: number }
  | { type: 'start'; id: number; command: Command }
  /** `kill`: a crash ends the whole process, not only everything that it was doing. */
  | { type: 'release'; gate: number; verdict: Verdict; kill: boolean }
  | { type: 'look' };

/** An await that leaves the process and waits to be let through. */
export interface WaitingGate {
  gate: number;
  kind: 'read' | 'commit' | 'gateway' | 'sleep';
  what: string;
}

/** How a shop process stands once nothing in it can go on by itself. */
export interface ShopState {
  waiting: WaitingGate[];
  ended: { id: number; answer: Answer }[];
  /** A commit has succeeded since the last request. */
  committed: boolean;
  crashed: boolean;
}
