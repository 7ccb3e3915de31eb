import { randomUUID } from 'node:crypto';
import { Timestamp } from '../firestore/firestore-library.ts';
import type { COLLECTIONS } from '../../contract/api/collections.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import type { StoredProduct } from '../products/stored-product.ts';
import { readPage, type Page, type PageOrder, type PageRequest } from '../firestore/page.ts';

interface StoredUpload {
  /** When somebody has to look whether the picture is in use. */
  lookAt: Timestamp;
}

/** The uploads whose pictures are kept, so that those that nobody uses can be found. */
export interface UploadRepository {
  /** Notes an upload before its files are kept, and gives its id. */
  begin(lookAt: number): Promise<string>;
  /** Ids of uploads to be looked at, at `now` (milliseconds) or before; the longest due first. */
  listDue(now: number, page: PageRequest): Promise<Page<string>>;
  /** Whether a product, post, user or review shows a picture whose address begins so. */
  isShown(addressPrefix: string): Promise<boolean>;
  /** Puts off the next look. */
  putOff(id: string, lookAt: number): Promise<void>;
  forget(id: string): Promise<void>;
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

const LONGEST_DUE_FIRST: PageOrder<StoredUpload> = {
  list: 'dueUploads',
  field: 'lookAt',
  direction: 'asc',
  kind: 'time',
};

export const createUploadRepository = (db: Firestore): UploadRepository => {
  const uploads = collection<StoredUpload>(db, 'uploads');
  return {
    begin: async (lookAt) => {
      const id = randomUUID();
      await uploads.doc(id).create({ lookAt: Timestamp.fromMillis(lookAt) });
      return id;
    },
    listDue: (now, page) =>
      readPage(
        uploads.where('lookAt', '<=', Timestamp.fromMillis(now)),
        LONGEST_DUE_FIRST,
        page,
        ({ id }) => id,
      ),
    isShown: async (prefix) => {
      const found = await Promise.all([
        ...SHOWN_IN.map(([name, field]) =>
          collection(db, name)
            .where(field, '>=', prefix)
            .where(field, '<', prefix + AFTER_ALL)
            .limit(1)
            .get(),
        ),
        collection<StoredProduct>(db, 'products')
          .where('pictureFolders', 'array-contains', prefix)
          .limit(1)
          .get(),
      ]);
      return found.some(({ empty }) => !empty);
    },
    putOff: async (id, lookAt) => {
      await uploads.doc(id).update({ lookAt: Timestamp.fromMillis(lookAt) });
    },
    forget: async (id) => {
      await uploads.doc(id).delete();
    },
  };
};
