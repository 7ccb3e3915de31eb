import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from '../firestore/firestore-library.ts';
import type { COLLECTIONS } from '../../contract/api/collections.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import type { StoredProduct } from '../products/stored-product.ts';
import { readPage, type Page, type PageRequest, oldestFirst } from '../firestore/page.ts';

interface StoredUpload {
  /** When somebody has to look whether the picture is in use. */
  lookAt: Timestamp;
  /** Who sent it, where that was somebody signed in; gone once their account is. */
  uid?: string;
}

/** The uploads whose pictures are kept, so that those that nobody uses can be found. */
export interface UploadRepository {
  /** Notes an upload of somebody (a uid), before its files are kept, and gives its id. */
  begin(lookAt: number, uploader: string | undefined): Promise<string>;
  /** Ids of uploads to be looked at, at `now` (milliseconds) or before; the longest due first. */
  listDue(now: number, page: PageRequest): Promise<Page<string>>;
  /** Whether a product, post, user (`besides` this one) or review shows a picture whose address begins so. */
  isShown(addressPrefix: string, besides?: string): Promise<boolean>;
  /** Puts off the next look. */
  putOff(id: string, lookAt: number): Promise<void>;
  forget(id: string): Promise<void>;
  /** Forgets who sent a picture that stays. */
  disown(id: string): Promise<void>;
}

/** Every field that shows one picture to somebody; a product's further ones are found by their folders. */
const SHOWN_IN = [
  ['products', 'img'],
  ['blogs', 'img'],
  ['users', 'imageLink'],
  ['reviews', 'photoURL'],
] as const satisfies readonly (readonly [keyof typeof COLLECTIONS, string])[];

/** Sorts after everything that an address can hold. */
const AFTER_ALL = '\uf8ff';

const LONGEST_DUE_FIRST = oldestFirst<StoredUpload>('dueUploads', 'lookAt');

export const createUploadRepository = (db: Firestore): UploadRepository => {
  const uploads = collection<StoredUpload>(db, 'uploads');
  return {
    begin: async (lookAt, uploader) => {
      const id = randomUUID();
      await uploads.doc(id).create({
        lookAt: Timestamp.fromMillis(lookAt),
        ...(uploader !== undefined && { uid: uploader }),
      });
      return id;
    },
    listDue: (now, page) =>
      readPage(
        uploads.where('lookAt', '<=', Timestamp.fromMillis(now)),
        LONGEST_DUE_FIRST,
        page,
        ({ id }) => id,
      ),
    isShown: async (prefix, besides) => {
      const found = await Promise.all([
        ...SHOWN_IN.map(([name, field]) =>
          collection(db, name)
            .where(field, '>=', prefix)
            .where(field, '<', prefix + AFTER_ALL)
            .limit(besides === undefined ? 1 : 2)
            .get(),
        ),
        collection<StoredProduct>(db, 'products')
          .where('pictureFolders', 'array-contains', prefix)
          .limit(1)
          .get(),
      ]);
      return found.some(({ docs }) => docs.some(({ id }) => id !== besides));
    },
    putOff: async (id, lookAt) => {
      await uploads.doc(id).update({ lookAt: Timestamp.fromMillis(lookAt) });
    },
    forget: async (id) => {
      await uploads.doc(id).delete();
    },
    disown: async (id) => {
      await uploads.doc(id).update({ uid: FieldValue.delete() });
    },
  };
};
