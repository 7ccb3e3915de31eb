import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

const FOLDERS = ['functions', 'web', 'packages', 'scripts', 'tests'];
const SOURCES = ['.ts', '.tsx', '.mjs', '.js'];
const NOT_OURS = ['**/node_modules', '**/lib/*.js', '**/lib/renderer', '**/.cache', '**/dist'];

/** Every source file of the repository, as absolute paths. */
export const sourceFiles = (root: string): string[] =>
  FOLDERS.flatMap((folder) => ts.sys.readDirectory(resolve(root, folder), SOURCES, NOT_OURS));

/** The files that one file imports by a relative path, types and `import()` included. */
const importsOf = (file: string, known: ReadonlySet<string>): string[] =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => resolve(dirname(file), fileName))
    .flatMap((path) => ['', ...SOURCES].map((end) => path + end).find((p) => known.has(p)) ?? []);

/**
 * Circles of imports, also those that are made of types alone, which lint's `no-cycle` passes over.
 * @param files absolute paths
 * @returns each circle as `a.ts > b.ts > a.ts`, with paths below `root`
 */
export const importCircles = (root: string, files: readonly string[]): string[] => {
  const known = new Set(files);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) {
      const circle = [...way.slice(start), file].map((path) => relative(root, path));
      circles.push(circle.join(' > '));
    } else if (!done.has(file)) {
      for (const next of importsOf(file, known)) visit(next, [...way, file]);
      done.add(file);
    }
  };
  for (const file of files) visit(file, []);
  return circles;
};
