import { deleteObject, ref } from 'firebase/storage';
import { describePairs } from './support/pairs.ts';
import { NOT_ADMINS, VISITOR } from './support/people.ts';
import { useStorage } from './support/storage.ts';
import { picturePairs, retype, upload } from './support/uploads.ts';

const PREFIX = 'shop-';
const CHANGING = 'changing-role';
const { as, put, leaving, setRole } = useStorage(PREFIX);

const createAfterRoleIs = async (role: string) => {
  await setRole(CHANGING, role);
  return upload(as(CHANGING), leaving('images/product/rules-by-role.png'));
};

for (const folder of ['product', 'blog']) {
  const file = (name: string) => leaving(`images/${folder}/rules-${name}.png`);

  const createAs = (person: string) => upload(as(person), file(`by-${person}`));
  const replaceAs = async (person: string) => {
    await put(file('replaced'));
    return upload(as(person), file('replaced'));
  };
  const deleteAs = async (person: string) => {
    await put(file(`deleted-by-${person}`));
    return deleteObject(ref(as(person), file(`deleted-by-${person}`)));
  };
  const retypeOne = async (contentType: string) => {
    await put(file('retyped'));
    return retype(as('rules-admin'), file('retyped'), contentType);
  };

  describePairs(
    `a picture in images/${folder}`,
    [...NOT_ADMINS, [VISITOR, 'a visitor'] as const].flatMap(([person, who]) => [
      {
        differs: 'who creates it',
        allowed: ['an admin', () => createAs('rules-admin')] as const,
        refused: [who, () => createAs(person)] as const,
      },
      {
        differs: 'who replaces it',
        allowed: ['an admin', () => replaceAs('rules-admin')] as const,
        refused: [who, () => replaceAs(person)] as const,
      },
      {
        differs: 'who deletes it',
        allowed: ['an admin', () => deleteAs('rules-admin')] as const,
        refused: [who, () => deleteAs(person)] as const,
      },
    ]),
  );

  describePairs(
    `what a picture in images/${folder} may be`,
    picturePairs((options) => upload(as('rules-admin'), file('tried'), options), retypeOne),
  );
}

describePairs('pictures of the shop', [
  {
    differs: 'the folder, for an admin',
    allowed: [
      'images/product',
      () => upload(as('rules-admin'), leaving('images/product/rules-place.png')),
    ],
    refused: [
      'images/upload',
      () => upload(as('rules-admin'), leaving('images/upload/rules-place.png')),
    ],
  },
  {
    differs: 'the top folder, for an admin',
    allowed: ['images', () => upload(as('rules-admin'), leaving('images/blog/rules-place.png'))],
    refused: ['files', () => upload(as('rules-admin'), leaving('files/blog/rules-place.png'))],
  },
  {
    differs: 'the role a moment ago, with the same sign-in',
    allowed: ['who has just become admin', () => createAfterRoleIs('admin')],
    refused: ['who has just ceased to be', () => createAfterRoleIs('customer')],
  },
]);
