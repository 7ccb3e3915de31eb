import { getMetadata, ref } from 'firebase/storage';
import { describePairs, type Pair } from './support/pairs.ts';
import { VISITOR } from './support/people.ts';
import { useStorage } from './support/storage.ts';
import { retype, upload } from './support/uploads.ts';

const PREFIX = 'writing-';
const { as, put, leaving } = useStorage(PREFIX);

/** Where pictures lie, and who would be the first to be let in. */
const PLACES: readonly (readonly [string, readonly string[]])[] = [
  [`images/profile/${PREFIX}rules-owner`, ['rules-owner', 'rules-admin', VISITOR]],
  ['images/product', ['rules-admin', 'rules-owner', VISITOR]],
  ['images/blog', ['rules-admin', VISITOR]],
  ['images/uploads/rules', ['rules-admin', 'rules-owner', VISITOR]],
];

const pairsOf = (folder: string, person: string): Pair[] => {
  const there = async (name: string) => {
    const path = `${folder}/${PREFIX}${name}-${person}.png`;
    await put(path, person);
    return path;
  };
  const look = [
    'to look at it',
    async () => getMetadata(ref(as(person), await there('seen'))),
  ] as const;
  return [
    {
      differs: 'what is done with a picture',
      allowed: look,
      refused: ['to replace it', async () => upload(as(person), await there('replaced'))],
    },
    {
      differs: 'what is done with its type',
      allowed: look,
      refused: ['to change it', async () => retype(as(person), await there('typed'), 'text/html')],
    },
    {
      differs: 'whether it is there already',
      allowed: look,
      refused: ['to create one', () => upload(as(person), leaving(`${folder}/new-${person}.png`))],
    },
  ];
};

for (const [folder, people] of PLACES)
  for (const person of people) describePairs(`${person} in ${folder}`, pairsOf(folder, person));
