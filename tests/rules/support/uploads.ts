import { type FirebaseStorage, ref, updateMetadata, uploadBytes } from 'firebase/storage';

/** A page that runs a script, which says that it is a picture. */
const PAGE = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');

/** Sends a page as a picture. */
export const upload = (bucket: FirebaseStorage, path: string) =>
  uploadBytes(ref(bucket, path), PAGE, { contentType: 'image/png' });

/** Declares another type for a file that is there already. */
export const retype = (bucket: FirebaseStorage, path: string, contentType: string) =>
  updateMetadata(ref(bucket, path), { contentType });
