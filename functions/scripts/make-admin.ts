import { AppError } from '../src/contract/api/app-error.ts';
import { openFirestore, startFirebase } from '../src/data/firestore/firestore.ts';
import { createIdentityProvider } from '../src/data/people/identity.ts';
import { createUserRepository } from '../src/data/people/user-repository.ts';
import { makeAdmin } from '../src/domain/users/change-role.ts';
import { userByEmail } from '../src/domain/users/find-user.ts';
import { defaultProject } from './default-project.ts';
import { useEmulators } from './emulators.ts';

/**
 * Makes a user of a deployed shop its first admin: `npm run make-admin -- <email> [project id]`.
 * Whoever runs it needs the rights of the project; later admins are made in the shop itself.
 * For a demo project it talks to the emulators, where an address need not be verified.
 */
const args = process.argv.slice(2);
const [email, project = process.env.GCLOUD_PROJECT ?? defaultProject()] = args;
if (email === undefined || email.startsWith('-') || args.length > 2) {
  console.error('Usage: npm run make-admin -- <email> [project id]');
  process.exit(2);
}
if (project.startsWith('demo-'))
  await useEmulators(process.env).catch((error: unknown) => {
    console.error((error as Error).message);
    process.exit(2);
  });

startFirebase(project, `${project}.appspot.com`);
const deps = {
  users: createUserRepository(openFirestore()),
  identity: createIdentityProvider(),
  settings: { onlyVerifiedAdmins: !project.startsWith('demo-') },
  now: Date.now,
};

try {
  const modified = await makeAdmin(deps, { email: 'shop' }, await userByEmail(deps, email));
  console.log(modified === 1 ? `${email} is an admin now.` : `${email} is an admin already.`);
} catch (error) {
  const { message } = error as Error;
  const isUnknown = error instanceof AppError && error.code === 'not_found';
  const hint = isUnknown ? ' Have they signed in to the shop once?' : '';
  console.error(`${email} in ${project}: ${message}${hint}`);
  process.exitCode = 1;
}
