import { AppError } from '../src/contract/api/app-error.ts';
import { openFirestore, startFirebase } from '../src/data/firestore/firestore.ts';
import { createIdentityProvider } from '../src/data/people/identity.ts';
import { createUserRepository } from '../src/data/people/user-repository.ts';
import { makeAdmin } from '../src/domain/users/change-role.ts';
import { userByEmail } from '../src/domain/users/find-user.ts';
import { useEmulators } from './emulators.ts';
import { isEmulatedProject, projectNamed, readAliases } from './project.ts';

/**
 * Makes a user of a deployed shop its first admin: `npm run make-admin -- <email> <project>`,
 * the project by its id or alias. Whoever runs it needs the rights of the project; later admins are made
 * in the shop itself. Without a project it talks to the emulators, where an address need not be verified.
 */
const args = process.argv.slice(2);
const [email, named] = args;
if (email === undefined || email.startsWith('-') || args.length > 2) {
  console.error('Usage: npm run make-admin -- <email> [project]');
  process.exit(2);
}
const project = projectNamed(named, readAliases(), process.env);
const isEmulated = isEmulatedProject(project);
if (isEmulated)
  await useEmulators(process.env).catch((error: unknown) => {
    console.error((error as Error).message);
    process.exit(2);
  });
// Somebody's own credentials have no project of their own to ask in.
else process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project;

startFirebase(project, `${project}.appspot.com`);
const deps = {
  users: createUserRepository(openFirestore()),
  identity: createIdentityProvider(),
  settings: { onlyVerifiedAdmins: !isEmulated },
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
