/**
 * The accounts that the functions run as, by the parameter that names each: whose they are, and their
 * roles in the project. Access to secrets and the right to call a scheduled function are set by the
 * Firebase CLI, for just that secret and that function.
 */
export const ACCOUNTS = {
  SERVICE_ACCOUNT: {
    name: 'rollwell-shop',
    runs: 'the API, the scheduled functions and what sends mails',
    roles: [
      'roles/datastore.user',
      'roles/firebaseauth.admin',
      'roles/storage.objectUser',
      'roles/eventarc.eventReceiver',
    ],
  },
  PICTURES_ACCOUNT: {
    name: 'rollwell-pictures',
    runs: 'the upload of pictures',
    roles: ['roles/datastore.user', 'roles/firebaseauth.viewer', 'roles/storage.objectCreator'],
  },
  SHOWN_PICTURES_ACCOUNT: {
    name: 'rollwell-shown-pictures',
    runs: 'what shows pictures, as every visitor may',
    roles: [],
  },
} as const;

/** The whole address of an account, as a parameter has to name it. */
export const accountAddress = (name: string, project: string): string =>
  `${name}@${project}.iam.gserviceaccount.com`;

/** A line for each account: its address, what it runs, and its roles. */
export const accountLines = (given: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(ACCOUNTS).map(
    ([parameter, { runs, roles }]) =>
      `account     ${given[parameter] ?? parameter}: ${runs}; ${roles.join(', ') || 'no role'}`,
  );
