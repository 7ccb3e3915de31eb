import { getBytes, getMetadata, list, ref } from 'firebase/storage';
import { beforeAll } from 'vitest';
import { describePairs } from './support/pairs.ts';
import { NOT_ADMINS, VISITOR } from './support/people.ts';
import { useStorage } from './support/storage.ts';

const PREFIX = 'reading-';
const PICTURES = [
  `images/profile/${PREFIX}rules-owner/rules.png`,
  'images/product/rules-read.png',
  'images/blog/rules-read.png',
  'images/upload/rules/640.webp',
];
const OUTSIDE = 'files/rules-read.png';

const { as, put } = useStorage(PREFIX);

beforeAll(async () => {
  for (const path of [...PICTURES, OUTSIDE]) await put(path);
});

const readAs = (person: string, path: string) => getBytes(ref(as(person), path));
const describeAs = (person: string, path: string) => getMetadata(ref(as(person), path));
const listAs = (person: string, folder: string) => list(ref(as(person), folder));
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

describePairs('reading pictures', [
  ...PICTURES.flatMap((path) => [
    {
      differs: `the top folder of ${path}`,
      allowed: ['a visitor what is in images', () => readAs(VISITOR, path)] as const,
      refused: ['a visitor what is not', () => readAs(VISITOR, OUTSIDE)] as const,
    },
    {
      differs: 'knowing the name',
      allowed: [`a visitor to get ${path}`, () => describeAs(VISITOR, path)] as const,
      refused: ['a visitor to list its folder', () => listAs(VISITOR, folderOf(path))] as const,
    },
  ]),
  {
    differs: 'knowing the name, for the owner',
    allowed: ['to get it', () => describeAs('rules-owner', PICTURES[0] ?? '')],
    refused: ['to list all profiles', () => listAs('rules-owner', 'images/profile')],
  },
  ...NOT_ADMINS.map(([person, who]) => ({
    differs: `who lists the uploads: ${who}`,
    allowed: ['an admin', () => listAs('rules-admin', 'images/upload')] as const,
    refused: [who, () => listAs(person, 'images/upload')] as const,
  })),
  {
    differs: 'the top folder that an admin lists',
    allowed: ['images', () => listAs('rules-admin', 'images')],
    refused: ['another', () => listAs('rules-admin', folderOf(OUTSIDE))],
  },
  {
    differs: 'the top folder, for an admin',
    allowed: ['what is in images', () => readAs('rules-admin', PICTURES[1] ?? '')],
    refused: ['what is not', () => readAs('rules-admin', OUTSIDE)],
  },
]);
