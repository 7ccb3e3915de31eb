import { AppError } from '../src/contract/app-error.ts';
import { openFirestore, startFirebase } from '../src/data/firestore.ts';
import { createIdentityProvider } from '../src/data/identity.ts';
import { createUserRepository } from '../src/data/user-repository.ts';
import { makeAdmin } from '../src/domain/users/change-role.ts';
import { defaultProject } from './default-project.ts';

/**
 * Makes a user of a deployed shop its first admin: `npm run make-admin -- <email> [project id]`.
 * Whoever runs it needs the rights of the project; later admins are made in the shop itself.
 * For a demo project it talks to the emulators, where an address need not be verified.
 */
const [email, project = process.env.GCLOUD_PROJECT ?? defaultProject()] = process.argv.slice(2);
if (email === undefined) {
  console.error('Usage: npm run make-admin -- <email> [project id]');
  process.exit(2);
}
if (project.startsWith('demo-')) {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
}

startFirebase(project, `${project}.appspot.com`);
const deps = {
  users: createUserRepository(openFirestore()),
  identity: createIdentityProvider(),
  settings: { onlyVerifiedAdmins: !project.startsWith('demo-') },
  now: Date.now,
};

try {
  const modified = await makeAdmin(deps, { email: 'shop' }, email);
  console.log(modified === 1 ? `${email} is an admin now.` : `${email} is an admin already.`);
} catch (error) {
  const { message } = error as Error;
  const isUnknown = error instanceof AppError && error.code === 'not_found';
  const hint = isUnknown ? ' Have they signed in to the shop once?' : '';
  console.error(`${email} in ${project}: ${message}${hint}`);
  process.exitCode = 1;
}
