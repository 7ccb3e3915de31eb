import { join } from 'node:path';

export const KEPT_ROUTES = join(import.meta.dirname, 'kept-routes.ts');

/**
 * React Router's modules name their parts for people who debug, and make them by calls that a build
 * has to take for more than that. Both keep parts in it that nobody uses.
 */
export const ROUTER = '/node_modules/react-router/dist/';
const NAME_FOR_DEBUGGERS = /^\w+\.displayName = "\w+";$/gm;
const MAKING_A_PART = /(?<=^var \w+ = )(?=React\d*\.(forwardRef|createContext|memo)\()/gm;
const MAKING_A_CLASS = /^var (\w+) = class extends (React\d*)\.Component (\{$[\s\S]*?^\});$/gm;

const withoutUnusedParts = (code: string): string =>
  code
    .replaceAll(NAME_FOR_DEBUGGERS, '')
    .replaceAll(MAKING_A_PART, '/* @__PURE__ */ ')
    .replaceAll(
      MAKING_A_CLASS,
      'var $1 = /* @__PURE__ */ ((Component) => class extends Component $3)($2.Component);',
    );

/** It ranks all routes anew for each address; ours never change. */
const RANKING = 'precomputedBranches ?? flattenAndRankRoutes(routes)';
const RANKED_ONCE = `
  const ranked = new WeakMap();
  function rankedOnce(routes) {
    if (!ranked.has(routes)) ranked.set(routes, flattenAndRankRoutes(routes));
    return ranked.get(routes);
  }`;

const withRoutesRankedOnce = (code: string): string =>
  code.includes(RANKING)
    ? code.replace(RANKING, 'precomputedBranches ?? rankedOnce(routes)') + RANKED_ONCE
    : code;

/** On the server it would also read each pattern anew, and each route of the site for each address. */
const COMPILING = 'function compilePath(';
const MATCHING = /matches = matchRouteBranch\(\s*branches\[i\]/;
const COMPILED_ONCE = `
  const compilePath = keptPatterns(compileAnew);
  const leadsMaybe = mayLead(compilePath);`;

const withPatternsKept = (code: string): string =>
  code.includes(COMPILING)
    ? `import { keptPatterns, mayLead } from ${JSON.stringify(KEPT_ROUTES)};` +
      code
        .replace(COMPILING, 'function compileAnew(')
        .replace(
          MATCHING,
          (match) => `if (allowPartial || leadsMaybe(branches[i], decoded)) ${match}`,
        ) +
      COMPILED_ONCE
    : code;

/** A module of React Router's as it comes into a build. @param isServer for one that renders pages */
export const routerCode = (code: string, isServer: boolean): string => {
  const light = withRoutesRankedOnce(withoutUnusedParts(code));
  return isServer ? withPatternsKept(light) : light;
};
