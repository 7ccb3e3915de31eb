// Not the whole contract: its schemas would cost every start half a second.
import { COLLECTIONS } from '@rollwell/functions/contract/collections';
import { change, commit, type FoundDocument, query } from './firestore-calls.ts';
import { followPorts, type PortMoves } from '../ports/moved-ports.ts';

/** What may name a picture. */
const WITH_PICTURES = [
  COLLECTIONS.products,
  COLLECTIONS.blogs,
  COLLECTIONS.reviews,
  COLLECTIONS.users,
  COLLECTIONS.orders,
];

function movedFields(document: FoundDocument, moves: PortMoves): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document.fields ?? {}).flatMap(([name, value]) => {
      const before = JSON.stringify(value);
      const after = followPorts(before, moves);
      return after === before ? [] : [[name, JSON.parse(after) as unknown]];
    }),
  );
}

/**
 * Lets the addresses of the sample data's pictures follow the Storage emulator of this run; the
 * export names its usual port.
 * @param host of the Firestore emulator, such as `127.0.0.1:8080`
 * @returns how many documents named one
 * @throws {Error} when the emulator refuses; a document that changed meanwhile is a reason
 */
export async function moveSamplePictures(host: string, moves: PortMoves): Promise<number> {
  const writes: object[] = [];
  for (const collectionId of WITH_PICTURES) {
    for (const document of await query(host, { from: [{ collectionId }] })) {
      const fields = movedFields(document, moves);
      if (Object.keys(fields).length > 0) writes.push(change(document, fields));
    }
  }
  await commit(host, writes);
  return writes.length;
}
