/**
 * Tests of the shop do not import what they test. This says by the words in their names which of
 * them a source concerns; what is about everything runs them all.
 */

/** A word in a source's path, and words in the names of the tests that look at it. */
export const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  order: ['order', 'purchase', 'buying', 'stock', 'histories', 'idempotency', 'refund'],
  stock: ['stock', 'order-place', 'order-cancel', 'order-release', 'product', 'purchase'],
  payment: ['payment', 'refund', 'stripe', 'webhook', 'buying', 'reconcile', 'histories'],
  gateway: ['payment', 'refund', 'stripe', 'webhook', 'buying', 'reconcile'],
  refund: ['refund', 'returned', 'reconcile'],
  reconcile: ['reconcile'],
  product: ['product', 'purchase', 'buying'],
  review: ['review'],
  blog: ['blog'],
  contact: ['contact'],
  inbox: ['contact'],
  image: ['image', 'profile', 'manage-products'],
  mail: ['mail'],
  audit: ['audit'],
  idempotency: ['idempotency'],
  user: ['users', 'callers', 'admin', 'session', 'profile', 'sign-in', 'login'],
  people: ['users', 'admin'],
  profile: ['profile'],
  auth: ['session', 'sign-in', 'login', 'routes'],
  login: ['login', 'sign-in'],
  signup: ['sign-in'],
  home: ['home'],
  portfolio: ['company'],
  purchase: ['purchase', 'buying'],
};

const SUBJECT_FOLDERS =
  /^(?:functions\/src\/(?:domain|data|http\/routes|contract\/schemas)|web\/src\/(?:features|pages))\//;

/** Sources, and the projects whose tests a change of them may concern; the first that fits counts. */
const SIDES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.(?:md|webp|png|test\.tsx?)$|\.fixtures\.ts$/, []],
  [/^(?:firestore|storage)\.rules$|^packages\/storage-rules\//, ['rules']],
  [/^packages\/payment-simulator\//, ['api', 'browser']],
  [/^(?:firebase|firestore\.indexes|package-lock)\.json$/, ['rules', 'api', 'browser']],
  [/^(?:functions|emulator-data)\//, ['api', 'browser']],
  [/^web\//, ['browser']],
];

function wordsOf(path: string): string[] {
  return path
    .replace(/\.\w+$/, '')
    .split(/[/.-]/)
    .map((word) => word.replace(/s$/, ''));
}

/** The words that a test's name needs to hold one of; nothing where every test may be concerned. */
function wordsOfTests(path: string): readonly string[] | undefined {
  if (path.startsWith('packages/payment-simulator/')) return SUBJECTS.payment;
  if (!SUBJECT_FOLDERS.test(path)) return undefined;
  const wanted = wordsOf(path.replace(SUBJECT_FOLDERS, '')).flatMap((word) => SUBJECTS[word] ?? []);
  return wanted.length === 0 ? undefined : wanted;
}

/**
 * The tests of the running shop that a changed source concerns.
 * @param path of the source, below the root
 * @param tests every test of the shop, such as `tests/api/products.test.ts`
 */
export function shopTestsOf(path: string, tests: readonly string[]): string[] {
  const projects = SIDES.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const words = wordsOfTests(path);
  return tests.filter((test) => {
    const [, project = '', name = ''] = test.split('/');
    if (!projects.includes(project)) return false;
    return words === undefined || words.some((word) => name.includes(word));
  });
}
