import type { Readable } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';

/** Documents as Firestore bills them. */
export interface Count {
  /** Queries, counts and look-ups, each of which may read many. */
  queries: number;
  reads: number;
  /** Documents created, changed or deleted. */
  writes: number;
}

/** What a document or an aggregation comes in, as far as counting needs it. */
interface Chunk {
  document?: object;
  found?: object;
  missing?: string;
  result?: { aggregateFields?: Record<string, { integerValue?: string | number }> };
}

/** What the client library sends everything through. */
interface Transport {
  request(method: string, request: { writes?: unknown[] }, ...rest: unknown[]): Promise<unknown>;
  requestStream(method: string, ...rest: unknown[]): Promise<Readable>;
}

/** Counting up to a thousand entries of an index is one read. */
const ENTRIES_PER_READ = 1000;

const entriesIn = ({ result }: Chunk): number =>
  Object.values(result?.aggregateFields ?? {}).reduce(
    (sum, { integerValue }) => sum + Number(integerValue ?? 0),
    0,
  );

/** How many reads a stream of answers is: at least one, since a query that finds nothing costs that. */
const readsIn = (chunks: readonly Chunk[]): number => {
  const documents = chunks.filter(({ document, found, missing }) => document ?? found ?? missing);
  const entries = chunks.reduce((sum, chunk) => sum + entriesIn(chunk), 0);
  return Math.max(1, documents.length + Math.ceil(entries / ENTRIES_PER_READ));
};

/** Counts what a client reads and writes from now on, at the client itself. */
export const countFirestore = (db: Firestore): Count => {
  const count: Count = { queries: 0, reads: 0, writes: 0 };
  const transport = db as unknown as Transport;
  const request = transport.request.bind(db);
  const requestStream = transport.requestStream.bind(db);

  transport.request = (method, sent, ...rest) => {
    count.writes += sent.writes?.length ?? 0;
    return request(method, sent, ...rest);
  };
  transport.requestStream = async (method, ...rest) => {
    count.queries += 1;
    const stream = await requestStream(method, ...rest);
    const chunks: Chunk[] = [];
    const emit = stream.emit.bind(stream);
    stream.emit = (name: string | symbol, ...given: unknown[]) => {
      if (name === 'data') chunks.push(given[0] as Chunk);
      if (name === 'end') count.reads += readsIn(chunks);
      return emit(name, ...given);
    };
    return stream;
  };
  return count;
};
