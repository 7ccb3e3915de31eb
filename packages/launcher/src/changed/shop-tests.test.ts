import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shopTestsOf, SUBJECTS } from './shop-tests.ts';

const root = join(import.meta.dirname, '../../../..');
const tests = ['rules', 'api', 'browser'].flatMap((project) =>
  readdirSync(join(root, 'tests', project))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `tests/${project}/${name}`),
);

const projectsOf = (files: readonly string[]): string[] => [
  ...new Set(files.map((file) => file.split('/')[1] ?? '')),
];

const ofProjects = (projects: readonly string[]): string[] =>
  tests.filter((test) => projects.includes(test.split('/')[1] ?? ''));

describe('shopTestsOf', () => {
  it.each([
    ['functions/src/domain/reviews/add-review.ts', 'tests/api/reviews.test.ts'],
    ['functions/src/http/routes/payments.ts', 'tests/api/payment-webhook.test.ts'],
    ['functions/src/data/products/stock-repository.ts', 'tests/api/stock-oversell.test.ts'],
    ['packages/payment-simulator/src/pay.ts', 'tests/browser/payment.test.ts'],
    ['web/src/features/orders/api/orders.ts', 'tests/browser/my-orders.test.ts'],
    ['web/src/pages/signup.tsx', 'tests/browser/sign-in-screens.test.ts'],
    ['firestore.rules', 'tests/rules/orders.test.ts'],
  ])('of %s hold %s, and not every test', (source, test) => {
    const chosen = shopTestsOf(source, tests);
    expect(chosen).toContain(test);
    expect(chosen.length).toBeLessThan(tests.length / 2);
  });

  it.each([
    ['web/src/lib/formats.ts', ['browser']],
    ['functions/src/http/mount.ts', ['api', 'browser']],
    ['functions/src/domain/caller.ts', ['api', 'browser']],
    ['firebase.json', ['rules', 'api', 'browser']],
  ])('of %s are all there are in %j', (source, projects) => {
    const chosen = shopTestsOf(source, tests);
    expect(projectsOf(chosen)).toEqual(projects);
    expect(chosen).toHaveLength(ofProjects(projects).length);
  });

  it.each(['README.md', 'functions/src/domain/idempotency.test.ts', 'scripts/check-spec.ts'])(
    'of %s are none',
    (source) => {
      expect(shopTestsOf(source, tests)).toEqual([]);
    },
  );

  it('of a feature without a subject are all of the browser', () => {
    const chosen = shopTestsOf('web/src/features/brand-new/form.tsx', tests);
    expect(projectsOf(chosen)).toEqual(['browser']);
    expect(chosen).toHaveLength(ofProjects(['browser']).length);
  });

  it('are named by words that tests still have', () => {
    const gone = Object.values(SUBJECTS)
      .flat()
      .filter((word) => !tests.some((test) => test.split('/').at(-1)?.includes(word)));
    expect(gone).toEqual([]);
  });
});
