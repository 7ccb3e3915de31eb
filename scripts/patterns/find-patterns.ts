import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** A regular expression that stands in the code. */
export interface FoundPattern {
  /** Where it stands: `path:line`. */
  place: string;
  regex: RegExp;
}

const ROOT = join(import.meta.dirname, '../..');
const SHIPPED = ['functions/src', 'web/src'];
const CODE = /^(?!.*\.(test|fixtures)\.).*\.tsx?$/;

const parse = (literal: string): RegExp => {
  const end = literal.lastIndexOf('/');
  // Asking once for a match is what is timed, so where the last search ended must not count.
  return new RegExp(literal.slice(1, end), literal.slice(end + 1).replace(/[gy]/g, ''));
};

const patternsIn = (path: string): FoundPattern[] => {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found: FoundPattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ place: `${relative(ROOT, path)}:${line + 1}`, regex: parse(node.text) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/**
 * Every regular expression that stands in these folders, in the order of their places: without any,
 * those that the API or the site runs.
 */
export const findPatterns = (folders: readonly string[] = SHIPPED): FoundPattern[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => CODE.test(path))
      .sort()
      .flatMap((path) => patternsIn(join(ROOT, folder, path))),
  );
