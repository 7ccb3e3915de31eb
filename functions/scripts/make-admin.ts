import { openFirestore, startFirebase } from '../src/data/firestore.ts';
import { createUserRepository } from '../src/data/user-repository.ts';
import { makeAdmin } from '../src/domain/users/change-role.ts';
import { defaultProject } from './default-project.ts';

/**
 * Makes a user of a deployed shop its first admin: `npm run make-admin -- <email> [project id]`.
 * Whoever runs it needs the rights of the project; later admins are made in the shop itself.
 * For a demo project it talks to the emulators.
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
const users = createUserRepository(openFirestore());

try {
  const modified = await makeAdmin({ users, now: Date.now }, { email: 'shop' }, email);
  console.log(modified === 1 ? `${email} is an admin now.` : `${email} is an admin already.`);
} catch (error) {
  const { message } = error as Error;
  console.error(`${email} in ${project}: ${message} Have they signed in to the shop once?`);
  process.exitCode = 1;
}
