import { PROJECT_ID } from '../emulators/firebase-env.ts';

/** Milliseconds for one call; nobody waits longer for a nicety. */
const TIMEOUT_MS = 10_000;

/** A document as Firestore's REST calls write it. */
export interface FoundDocument {
  name: string;
  updateTime: string;
  fields?: Record<string, unknown>;
}

/** A change of some fields that holds only while the document is the one that was read. */
export const change = (
  { name, updateTime }: FoundDocument,
  fields: Record<string, unknown>,
): object => ({
  update: { name, fields },
  updateMask: { fieldPaths: Object.keys(fields) },
  currentDocument: { updateTime },
});

async function ask<Answer>(host: string, what: string, body: unknown): Promise<Answer> {
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;
  const answer = await fetch(`http://${host}/v1/${documents}:${what}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`Firestore answered ${answer.status} to ${what}`);
  return (await answer.json()) as Answer;
}

/**
 * Asks the Firestore emulator at `host`, such as `127.0.0.1:8080`, past the rules.
 * @throws {Error} when it refuses or is not there
 */
export async function query(host: string, structuredQuery: object): Promise<FoundDocument[]> {
  const found = await ask<{ document?: FoundDocument }[]>(host, 'runQuery', { structuredQuery });
  return found.flatMap(({ document }) => document ?? []);
}

/**
 * Writes changes in one commit, past the rules.
 * @throws {Error} when the emulator refuses; a document that changed meanwhile is a reason
 */
export async function commit(host: string, writes: readonly object[]): Promise<void> {
  if (writes.length > 0) await ask(host, 'commit', { writes });
}
