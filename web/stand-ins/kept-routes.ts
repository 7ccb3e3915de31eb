import { keptFor } from './kept-for.ts';

type Compile = (path: string, caseSensitive?: boolean, end?: boolean) => [RegExp, unknown[]];

/** React Router's reading of a pattern of addresses, each once: all of them stand in our code. */
export function keptPatterns(compile: Compile): Compile {
  const of = (caseSensitive: boolean, end: boolean) =>
    keptFor((path: string) => compile(path, caseSensitive, end));
  const loose = [of(false, false), of(false, true)] as const;
  const strict = [of(true, false), of(true, true)] as const;
  return (path, caseSensitive = false, end = true) =>
    (caseSensitive ? strict : loose)[end ? 1 : 0](path);
}

/** What is true of a branch of routes that an address leads to, and of few others. */
export const mayLead =
  (compile: Compile) =>
  ({ path }: { path: string }, pathname: string): boolean =>
    compile(path)[0].test(pathname);

/** Where links lead, each once: an address that begins with a slash is the same from everywhere. */
export function keptHrefs(useHref: (to: unknown) => string): (to: unknown) => string {
  const ofWhole = keptFor(useHref);
  return (to) => (typeof to === 'string' && to.startsWith('/') ? ofWhole(to) : useHref(to));
}
