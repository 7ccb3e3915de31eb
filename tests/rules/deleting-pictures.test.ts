import { deleteObject, ref } from 'firebase/storage';
import { describePairs } from './support/pairs.ts';
import { NOT_ADMINS, SHUT_OUT, VISITOR } from './support/people.ts';
import { useStorage } from './support/storage.ts';

const PREFIX = 'deleting-';
const { as, put } = useStorage(PREFIX);

let files = 0;

/** Has somebody delete a picture that was just uploaded, by somebody or by nobody known. */
const drop = async (person: string, uploader?: string, folder = 'images/uploads') => {
  files += 1;
  const path = `${folder}/${PREFIX}${files}/640.webp`;
  await put(path, uploader);
  await deleteObject(ref(as(person), path));
};

const itsUploader = ['who uploaded it', () => drop('rules-owner', 'rules-owner')] as const;

describePairs('deleting a picture', [
  {
    differs: 'who uploaded it',
    allowed: ['the own', () => drop('rules-owner', 'rules-owner')],
    refused: ["somebody else's", () => drop('rules-owner', 'rules-other')],
  },
  {
    differs: 'whether it is known who uploaded it',
    allowed: ['the own', () => drop('rules-owner', 'rules-owner')],
    refused: ["one that is nobody's", () => drop('rules-owner')],
  },
  {
    differs: 'being signed in',
    allowed: itsUploader,
    refused: ['a visitor', () => drop(VISITOR, VISITOR)],
  },
  {
    differs: 'the top folder, for who uploaded it',
    allowed: ['what is in images', () => drop('rules-owner', 'rules-owner')],
    refused: ['what is not', () => drop('rules-owner', 'rules-owner', 'files')],
  },
  {
    differs: 'the top folder, for an admin',
    allowed: ['what is in images', () => drop('rules-admin')],
    refused: ['what is not', () => drop('rules-admin', undefined, 'files')],
  },
  ...SHUT_OUT.map(([person, who]) => ({
    differs: `the standing of who uploaded it: ${who}`,
    allowed: itsUploader,
    refused: [who, () => drop(person, person)] as const,
  })),
  ...NOT_ADMINS.map(([person, who]) => ({
    differs: `who deletes what somebody else uploaded: ${who}`,
    allowed: ['an admin', () => drop('rules-admin', 'rules-other')] as const,
    refused: [who, () => drop(person, 'rules-other')] as const,
  })),
]);
