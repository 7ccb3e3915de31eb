import { join } from 'node:path';
import type { Plugin } from 'vite';

interface StandIn {
  /** Which modules ask for it. */
  by: RegExp;
  what: RegExp;
  code: string;
}

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
  // For Emotion's `withTheme` alone.
  {
    by: /\/@emotion\/react\//,
    what: /^hoist-non-react-statics$/,
    code: 'export default (target) => target',
  },
  // Filters what MUI's parts hand to a plain element; all but two selects say themselves what that is.
  {
    by: /\/@emotion\/styled\//,
    what: /^@emotion\/is-prop-valid$/,
    code: "export default (name) => name !== 'ownerState' && name !== 'theme'",
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
  ...['isPlainObject', 'clone', 'cloneDeep', 'toPath'].map(forFormik),
];

const MARK = '\0stand-in:';

/** Leaves those parts out of the build. */
export const standIns = (): Plugin => ({
  name: 'stand-ins',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer = '') {
    const index = STAND_INS.findIndex(({ by, what }) => by.test(importer) && what.test(source));
    return index === -1 ? undefined : `${MARK}${index}`;
  },
  load: (id) => (id.startsWith(MARK) ? STAND_INS[Number(id.slice(MARK.length))]?.code : undefined),
});
