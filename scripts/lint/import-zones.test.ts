import { join } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const SRC = join(root, 'web/src');
const RULES = ['import-x/no-restricted-paths', 'no-restricted-imports'];

let eslint: ESLint;
beforeAll(async () => {
  eslint = new ESLint({
    cwd: root,
    ruleFilter: ({ ruleId }) => RULES.includes(ruleId),
    // None of these rules asks for types.
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  });
  // The first file waits for plugins and resolver.
  await saidOf('lib/paths.ts', '');
}, 120_000);

/** What lint says of a file of the site that has this one line. */
const saidOf = async (file: string, line: string): Promise<string[]> => {
  const [result] = await eslint.lintText(line, { filePath: join(SRC, file) });
  return result?.messages.map(({ message }) => message) ?? [];
};

const importing = (path: string) => `import '${path}';\n`;
const ORDER = `import type { Order } from '@rollwell/functions/contract';\nexport type T = Order;\n`;

describe('an import of the site', () => {
  it.each([
    ['features/orders/texts.ts', '../../entities/order/order-queries.ts'],
    ['features/orders/texts.ts', '../../components/form/form.tsx'],
    ['entities/order/order-queries.ts', '../../components/form/form.tsx'],
    ['entities/order/order-queries.ts', '../../lib/paths.ts'],
    ['components/form/form.tsx', '../../lib/paths.ts'],
    ['pages/basket.tsx', '../features/basket/texts.ts'],
  ])('from %s of %s is allowed, which lies below', async (file, imported) => {
    expect(await saidOf(file, importing(imported))).toEqual([]);
  });

  it.each([
    ['features/orders/texts.ts', '../basket/texts.ts', 'A feature never imports another'],
    ['entities/order/order-queries.ts', '../shop/texts.ts', 'An entity never imports another'],
    ['entities/order/order-queries.ts', '../../features/orders/texts.ts', 'below features/'],
    ['features/orders/texts.ts', '../../pages/basket.tsx', 'below pages/'],
    ['pages/basket.tsx', '../app/texts.ts', 'below app/'],
    ['components/form/form.tsx', '../../entities/order/order-queries.ts', 'below entities/'],
    ['lib/paths.ts', '../entities/order/order-queries.ts', 'below entities/'],
    ['lib/paths.ts', '../components/form/form.tsx', 'below components/'],
  ])('from %s of %s is refused', async (file, imported, message) => {
    const said = await saidOf(file, importing(imported));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(message);
  });

  it('of a subject is refused in shared pieces, and allowed in entities', async () => {
    const [refusal] = await saidOf('components/form/form.tsx', ORDER);
    expect(refusal).toContain('Shared pieces know no subject');
    expect(await saidOf('lib/paths.ts', ORDER)).toHaveLength(1);
    expect(await saidOf('entities/order/order-queries.ts', ORDER)).toEqual([]);
  });
});
