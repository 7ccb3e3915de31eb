import { randomUUID } from 'node:crypto';

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

/** The mark by which processes of the API read the whole catalogue anew. */
export const allChanged = (): HeldDocuments => [
  {
    name: `${DATABASE}/removedProducts/${randomUUID()}`,
    fields: {
      all: { booleanValue: true },
      changedAt: { timestampValue: new Date().toISOString() },
    },
  },
];

/** A query that finds every document, subcollections included, with these of its fields. */
const everything = (fields?: string[]) => ({
  structuredQuery: {
    ...(fields && { select: { fields: fields.map((fieldPath) => ({ fieldPath })) } }),
    from: [{ allDescendants: true }],
  },
});

interface FoundDocument {
  name: string;
  fields?: Record<string, unknown>;
  updateTime?: string;
}

async function find(host: string, query: object): Promise<FoundDocument[]> {
  const found = await ask(`http://${host}/v1/${DATABASE}:runQuery`, 'POST', query);
  return (found as { document?: FoundDocument }[]).flatMap(({ document }) => document ?? []);
}

/**
 * Everything that the Firestore emulator at `host` holds, subcollections included.
 * @param host such as `127.0.0.1:8080`
 */
export const heldDocuments = async (host: string): Promise<HeldDocuments> =>
  (await find(host, everything())).map(({ name, fields = {} }) => ({ name, fields }));

type Write = { update: HeldDocuments[number] } | { delete: string };

/** When the documents of a host were written by us, as it says it: by its name and by theirs. */
const written = new Map<string, Map<string, string>>();

/** Writes in the order given, and notes when. */
async function write(host: string, writes: readonly Write[]): Promise<void> {
  const times = written.get(host) ?? new Map<string, string>();
  written.set(host, times);
  for (let done = 0; done < writes.length; done += WRITES_AT_ONCE) {
    const some = writes.slice(done, done + WRITES_AT_ONCE);
    const answer = await ask(`http://${host}/v1/${DATABASE}:commit`, 'POST', { writes: some });
    const { writeResults } = answer as { writeResults: { updateTime?: string }[] };
    for (const [index, one] of some.entries())
      if ('update' in one) times.set(one.update.name, writeResults[index]?.updateTime ?? '');
  }
}

/**
 * Has the emulator hold these documents and no others. What nobody has written since the last time
 * stays as it is, so that a file that changed little is followed by the next at once.
 */
export async function restoreDocuments(host: string, documents: HeldDocuments): Promise<void> {
  const times = written.get(host);
  const found = times ? await find(host, everything(['__name__'])) : [];
  const since = new Map(found.map(({ name, updateTime }) => [name, updateTime]));
  const wanted = new Set(documents.map(({ name }) => name));
  const updates = documents
    .filter(({ name }) => !times?.has(name) || since.get(name) !== times.get(name))
    .map((update) => ({ update }));
  const deletes = found
    .filter(({ name }) => !wanted.has(name))
    .map(({ name }) => ({ delete: name }));
  // Emptying it takes one call, however much there is.
  if (times && updates.length + deletes.length <= documents.length)
    return write(host, [...deletes, ...updates]);
  await ask(`http://${host}/emulator/v1/${DATABASE}`, 'DELETE');
  return write(
    host,
    documents.map((update) => ({ update })),
  );
}
