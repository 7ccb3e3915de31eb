import { join } from 'node:path';
import type { Plugin } from 'vite';
import { THEME_MODULE, writtenThemeCode } from './written-theme.ts';

interface StandIn {
  /** Which modules ask for it. */
  by: RegExp;
  what: RegExp;
  code: string;
}

const MODULES = join(import.meta.dirname, '../../node_modules');

const forFormik = (name: string): StandIn => ({
  by: /\/formik\//,
  what: new RegExp(`^lodash-es/${name}$`),
  code: `export { ${name} as default } from ${JSON.stringify(join(import.meta.dirname, 'lodash-for-formik.ts'))}`,
});

/** Parts of libraries that the site never runs, or that need not be so large for it. */
const STAND_INS: readonly StandIn[] = [
  // The theme switches ripples off for every button (`disableRipple`).
  {
    by: /\/@mui\/material\/ButtonBase\//,
    what: /\/TouchRipple\.mjs$/,
    code: 'export default null',
  },
  {
    by: /\/@mui\/material\/ButtonBase\//,
    what: /\/useLazyRipple\//,
    code: `
      const noop = () => {};
      const ripple = { ref: { current: null }, shouldMount: false, start: noop, stop: noop, pulsate: noop };
      export default () => ripple;`,
  },
  // For Emotion's `withTheme` and Formik's `connect` alone.
  {
    by: /\/(@emotion\/react|formik)\//,
    what: /^hoist-non-react-statics$/,
    code: 'export default (target) => target',
  },
  // Filters what MUI's parts hand to a plain element; all but two selects say themselves what that is.
  {
    by: /\/@emotion\/styled\//,
    what: /^@emotion\/is-prop-valid$/,
    code: "export default (name) => name !== 'ownerState' && name !== 'theme'",
  },
  // What a select is drawn in unless it is told, as ours always is.
  {
    by: /\/@mui\/material\/NativeSelect\//,
    what: /^\.\.\/Input\/index\.mjs$/,
    code: 'export default () => null',
  },
  // Asked what may be in a theme, and what a component is called.
  {
    by: /\/@mui\/utils\//,
    what: /^react-is$/,
    code: `
      export const ForwardRef = Symbol.for('react.forward_ref');
      export const Memo = Symbol.for('react.memo');
      export const isValidElementType = (type) => typeof type === 'function' || Boolean(type?.$$typeof);`,
  },
  // React Router's package leads to what warns of mistakes, in a build as well.
  {
    by: /\/react-router-dom\//,
    what: /^react-router$/,
    code: `export * from ${JSON.stringify(join(MODULES, 'react-router/dist/production/index.mjs'))}`,
  },
  // The whole theme, written down, and none beside it: the site always gives its own.
  { by: /\/site-theme\.tsx$/, what: THEME_MODULE, code: writtenThemeCode() },
  {
    by: /\/@mui\/material\/(styles|Box|GlobalStyles)\//,
    what: /\/defaultTheme\.mjs$/,
    code: 'export default {}',
  },
  {
    by: /\/@mui\/(material\/Box\/Box|system\/(createStyled|useTheme|Stack|Container)\/\w+)\.mjs$/,
    what: /^\.\.\/(createTheme|styles)\/index\.mjs$/,
    code: 'const none = () => ({}); export { none as default, none as createTheme };',
  },
  ...['isPlainObject', 'clone', 'cloneDeep', 'toPath'].map(forFormik),
];

const MARK = '\0stand-in:';

/**
 * React Router's modules name their parts for people who debug, and make them by calls that a build
 * has to take for more than that. Both keep parts in it that nobody uses.
 */
const ROUTER = '/node_modules/react-router/dist/';
const NAME_FOR_DEBUGGERS = /^\w+\.displayName = "\w+";$/gm;
const MAKING_A_PART = /(?<=^var \w+ = )(?=React\d*\.(forwardRef|createContext)\()/gm;

const withoutUnusedParts = (code: string): string =>
  code.replaceAll(NAME_FOR_DEBUGGERS, '').replaceAll(MAKING_A_PART, '/* @__PURE__ */ ');

/** Leaves those parts out of the build. */
export const standIns = (): Plugin => ({
  name: 'stand-ins',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer = '') {
    const index = STAND_INS.findIndex(({ by, what }) => by.test(importer) && what.test(source));
    return index === -1 ? undefined : `${MARK}${index}`;
  },
  transform: (code, id) =>
    id.includes(ROUTER) ? { code: withoutUnusedParts(code), map: null } : undefined,
  load: (id) => (id.startsWith(MARK) ? STAND_INS[Number(id.slice(MARK.length))]?.code : undefined),
});
