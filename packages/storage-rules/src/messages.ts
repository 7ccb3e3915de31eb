import { type FirestoreDocument } from './values.ts';

/** One line from firebase-tools. Answers to our own questions carry no action. */
export type IncomingMessage = {
  readonly id: number;
  readonly action?: string;
  readonly context?: Readonly<Record<string, unknown>>;
  readonly status?: string;
  readonly result?: FirestoreDocument;
};

/**
 * One line to firebase-tools. The status is `ok` even for a refused rules file: with any other one
 * firebase-tools logs the message and then waits for an answer for ever.
 */
export type Answer = {
  readonly id: number;
  readonly status: 'ok';
  readonly result?: unknown;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
};

/** Asks firebase-tools for a document on behalf of the request with this id. */
export type DocumentQuestion = {
  readonly server_request_id: number;
  readonly action: 'fetch_firestore_document';
  readonly status: 'ok';
  readonly context: { readonly path: string };
};

/** Reads a line. @throws Error when it is not a message */
export const parseMessage = (line: string): IncomingMessage => {
  const message: unknown = JSON.parse(line);
  if (typeof message !== 'object' || message === null || !('id' in message)) {
    throw new Error(`not a message: ${line}`);
  }
  if (typeof message.id !== 'number') throw new Error(`a message without a numeric id: ${line}`);
  return message as IncomingMessage;
};
