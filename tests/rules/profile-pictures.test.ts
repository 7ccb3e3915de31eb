import { deleteObject, ref } from 'firebase/storage';
import { describePairs } from './support/pairs.ts';
import { SHUT_OUT, VISITOR } from './support/people.ts';
import { useStorage } from './support/storage.ts';
import { picturePairs, retype, upload } from './support/uploads.ts';

const PREFIX = 'profile-';
const { as, put, leaving } = useStorage(PREFIX);

const inFolderOf = (uid: string, file: string) => leaving(`images/profile/${PREFIX}${uid}/${file}`);

/** Replaces a file that is there. */
const replaceAs = async (person: string) => {
  const path = inFolderOf('rules-owner', 'replaced.png');
  await put(path);
  return upload(as(person), path);
};

const deleteAs = async (person: string) => {
  const path = inFolderOf('rules-owner', `deleted-by-${person}.png`);
  await put(path);
  return deleteObject(ref(as(person), path));
};

const createAs = (person: string, path = inFolderOf('rules-owner', `by-${person}.png`)) =>
  upload(as(person), path);

const retypeOwn = async (contentType: string) => {
  const path = inFolderOf('rules-owner', 'retyped.png');
  await put(path);
  return retype(as('rules-owner'), path, contentType);
};

describePairs('a profile picture', [
  ...[
    ['another customer', 'rules-other'],
    ['an admin', 'rules-admin'],
    ['a visitor', VISITOR],
  ].flatMap(([who = '', person = '']) => [
    {
      differs: 'who creates it',
      allowed: ['its owner', () => createAs('rules-owner')] as const,
      refused: [who, () => createAs(person)] as const,
    },
    {
      differs: 'who replaces it',
      allowed: ['its owner', () => replaceAs('rules-owner')] as const,
      refused: [who, () => replaceAs(person)] as const,
    },
    {
      differs: 'who deletes it',
      allowed: ['its owner', () => deleteAs('rules-owner')] as const,
      refused: [who, () => deleteAs(person)] as const,
    },
  ]),
  ...SHUT_OUT.map(([person, who]) => ({
    differs: `the standing of its owner: ${who}`,
    allowed: ['one in good standing', () => createAs('rules-owner')] as const,
    refused: [who, () => createAs(person, inFolderOf(person, 'own.png'))] as const,
  })),
  {
    differs: 'whose folder it goes to',
    allowed: ['the own', () => createAs('rules-owner')],
    refused: [
      "somebody else's",
      () => createAs('rules-owner', inFolderOf('rules-other', 'foreign.png')),
    ],
  },
  {
    differs: 'the way to the own folder',
    allowed: [
      'a folder in it',
      () => createAs('rules-owner', inFolderOf('rules-owner', 'sizes/640.png')),
    ],
    refused: [
      'dots that lead out of it',
      () => createAs('rules-owner', inFolderOf('rules-owner', '../rules-other/640.png')),
    ],
  },
  {
    differs: 'the name of the collection of folders',
    allowed: ['images/profile', () => createAs('rules-owner')],
    refused: [
      'images/profiles',
      () => createAs('rules-owner', leaving(`images/profiles/${PREFIX}rules-owner/a.png`)),
    ],
  },
]);

describePairs(
  'what a profile picture may be',
  picturePairs(
    (options) => upload(as('rules-owner'), inFolderOf('rules-owner', 'tried.png'), options),
    retypeOwn,
  ),
);
