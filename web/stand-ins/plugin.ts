import { join } from 'node:path';
import type { Plugin } from 'vite';
import { KEPT_ROUTES, ROUTER, routerCode } from './router-code.ts';
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
  // Long text is written in the browser's own field (`text-field.tsx`).
  {
    by: /\/@mui\/material\/InputBase\//,
    what: /\/TextareaAutosize\/index\.mjs$/,
    code: 'export default null',
  },
  // For links of colours that are no role of the theme; the site has none.
  {
    by: /\/@mui\/material\/Link\//,
    what: /\/getTextDecoration\.mjs$/,
    code: 'export default () => undefined',
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
  // Names of classes that neither MUI's styles nor ours ask for: a tenth of a page's HTML.
  {
    by: /\/@mui\/(material|system)\//,
    what: /^@mui\/utils\/composeClasses$/,
    code: `export { askedClasses as default } from ${JSON.stringify(join(import.meta.dirname, 'asked-classes.ts'))}`,
  },
  {
    by: /\/@mui\/material\/Box\//,
    what: /^\.\/boxClasses\.mjs$/,
    code: "export default { root: '' }",
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
  // Whether values are alike is known to the cache of answers, which every page has.
  {
    by: /\/formik\//,
    what: /^react-fast-compare$/,
    code: `export { alike as default } from ${JSON.stringify(join(import.meta.dirname, 'alike.ts'))}`,
  },
  ...['isPlainObject', 'clone', 'cloneDeep', 'toPath'].map(forFormik),
];

const KEPT_FRAME = join(import.meta.dirname, '../src/app/server/kept-frame.ts');

/** What is alike on each page is worked out once where pages are rendered. */
const ON_THE_SERVER: readonly StandIn[] = [
  {
    by: /\/(root-layout|product-page)\.tsx$/,
    what: /^(\.\/(header|footer|buy-or-ask)|.*\/components\/breadcrumb)\.tsx$/,
    code: `export * from ${JSON.stringify(KEPT_FRAME)}`,
  },
  // Nobody clicks there.
  {
    by: /\/screen-link\.tsx$/,
    what: /^react-router-dom$/,
    code: `
      import { useHref as hrefOf } from ${JSON.stringify(join(MODULES, 'react-router/dist/production/index.mjs'))};
      import { keptHrefs } from ${JSON.stringify(KEPT_ROUTES)};
      export const useHref = keptHrefs(hrefOf);
      export const useLinkClickHandler = () => undefined;`,
  },
  {
    by: /\/@mui\/system\/create(Styled|Box)\//,
    what: /\/styleFunctionSx\/index\.mjs$/,
    code: `
      import styleFunctionSx from ${JSON.stringify(join(MODULES, '@mui/system/styleFunctionSx/index.mjs'))};
      import { keptStyles } from ${JSON.stringify(join(import.meta.dirname, 'kept-styles.ts'))};
      export default keptStyles(styleFunctionSx);`,
  },
  {
    by: /\/@emotion\/serialize\//,
    what: /^@emotion\/hash$/,
    code: `
      import hash from ${JSON.stringify(join(MODULES, '@emotion/hash/dist/emotion-hash.esm.js'))};
      import { keptNames } from ${JSON.stringify(join(import.meta.dirname, 'kept-styles.ts'))};
      export default keptNames(hash);`,
  },
];

const MARK = '\0stand-in:';

/**
 * Emotion puts a component beside each styled one, which inserts its rules. On the server it inserts
 * nothing but notes them; an empty place keeps the ids that React counts as in the browser.
 */
const STYLED = '/@emotion/styled/base/dist/';
const INSERTION =
  /\/\*#__PURE__\*\/React\.createElement\(Insertion, \{\s*cache: cache,\s*serialized: serialized,\s*isStringTag: ([^\n]+)\s*\}\)/;

const withRulesNoted = (code: string): string =>
  code.replace(
    INSERTION,
    (_, isStringTag: string) => `(insertStyles(cache, serialized, ${isStringTag.trim()}), null)`,
  );

/** It also writes each style anew, though most are the same object on every page. */
const SERIALIZE = '/@emotion/serialize/dist/';
const WRITING = 'function createStringFromObject(';
const WRITTEN_ONCE = `
  const texts = new WeakMap();
  const isFixed = (style) => Object.values(style).every((value) =>
    typeof value !== 'function' && (typeof value !== 'object' || value === null || isFixed(value)));
  function createStringFromObject(mergedProps, registered, style) {
    if (Array.isArray(style)) return createStringAnew(mergedProps, registered, style);
    const known = texts.get(style);
    if (known !== undefined) return known;
    const before = cursor;
    const text = createStringAnew(mergedProps, registered, style);
    // One with an animation also has its rules noted each time.
    if (cursor === before && isFixed(style)) texts.set(style, text);
    return text;
  }`;

const withStylesWrittenOnce = (code: string): string =>
  code.replace(WRITING, 'function createStringAnew(') + WRITTEN_ONCE;

/** Leaves those parts out of the build. @param isServer for a build that renders pages */
export const standIns = (isServer = false): Plugin => {
  const all = isServer ? [...STAND_INS, ...ON_THE_SERVER] : STAND_INS;
  return {
    name: 'stand-ins',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer = '') {
      const index = all.findIndex(({ by, what }) => by.test(importer) && what.test(source));
      return index === -1 ? undefined : `${MARK}${index}`;
    },
    transform(code, id) {
      if (id.includes(ROUTER)) return { code: routerCode(code, isServer), map: null };
      if (isServer && id.includes(STYLED)) return { code: withRulesNoted(code), map: null };
      if (isServer && id.includes(SERIALIZE))
        return { code: withStylesWrittenOnce(code), map: null };
      return undefined;
    },
    load: (id) => (id.startsWith(MARK) ? all[Number(id.slice(MARK.length))]?.code : undefined),
  };
};
