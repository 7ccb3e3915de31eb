/** What a shop holds, as Firestore's REST calls write documents. */
export type HeldDocuments = readonly { name: string; fields?: Record<string, unknown> }[];

/** Where what a shop held at first is written down, beside the file that says whose it is. */
export const samplesFile = (claim: string): string => `${claim}.samples.json`;

/** The variable that says when the shop of this worker began anew. */
export const FRESH_SINCE = 'ROLLWELL_FRESH_SINCE';

/** As many writes as a commit may hold. */
const WRITES_AT_ONCE = 500;

const PROJECT = 'demo-rollwell';
const DATABASE = `projects/${PROJECT}/databases/(default)/documents`;

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const send = () =>
    fetch(url, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  // An emulator may close a kept connection just as it is used again; all that is asked here may be
  // asked twice.
  const answer = await send().catch(send);
  if (!answer.ok) throw new Error(`Firestore answered ${answer.status} to ${method} ${url}`);
  return answer.json();
}

/**
 * Everything that the Firestore emulator at `host` holds, subcollections included.
 * @param host such as `127.0.0.1:8080`
 */
export async function heldDocuments(host: string): Promise<HeldDocuments> {
  const everything = { structuredQuery: { from: [{ allDescendants: true }] } };
  const found = await ask(`http://${host}/v1/${DATABASE}:runQuery`, 'POST', everything);
  return (found as { document?: HeldDocuments[number] }[])
    .flatMap(({ document }) => document ?? [])
    .map(({ name, fields = {} }) => ({ name, fields }));
}

/** Has the emulator hold these documents and no others. */
export async function holdOnly(host: string, documents: HeldDocuments): Promise<void> {
  await ask(`http://${host}/emulator/v1/${DATABASE}`, 'DELETE');
  for (let done = 0; done < documents.length; done += WRITES_AT_ONCE) {
    const writes = documents.slice(done, done + WRITES_AT_ONCE).map((update) => ({ update }));
    await ask(`http://${host}/v1/${DATABASE}:commit`, 'POST', { writes });
  }
}
