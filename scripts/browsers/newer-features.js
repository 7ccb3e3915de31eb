import { readFileSync } from 'node:fs';
import bcd from '@mdn/browser-compat-data/forLegacyNode';

/**
 * What browsers have learnt only after the oldest ones that `browserslist` in package.json promises,
 * by MDN's compatibility data. Lint keeps the site from using it, a browser test takes it away.
 *
 * @typedef {import('@mdn/browser-compat-data').Identifier} Identifier
 * @typedef {import('@mdn/browser-compat-data').SimpleSupportStatement} Support
 * @typedef {object} Feature without a member the owner itself is new
 * @property {string} owner
 * @property {string} [member]
 * @property {boolean} [isStatic] undefined where MDN does not tell: the language's own objects
 */

/** How MDN names the browsers of a browserslist, where it names them otherwise. */
const MDN_NAMES = new Map([['ios_saf', 'safari_ios']]);

const manifest = new URL('../../package.json', import.meta.url);
const { browserslist } = /** @type {{ browserslist: string[] }} */ (
  JSON.parse(readFileSync(manifest, 'utf8'))
);
const oldest = browserslist.map((entry) => {
  const [browser = '', version = ''] = entry.split(' >= ');
  return { browser: MDN_NAMES.get(browser) ?? browser, version };
});

/**
 * Whether the first of two versions, `16.4`, is not above the second.
 * @param {string} version
 * @param {string} limit
 */
const upTo = (version, limit) =>
  version.replace('≤', '').localeCompare(limit, 'en', { numeric: true }) <= 0;

/**
 * @param {Support} statement
 * @param {string} version
 */
const has = ({ version_added: added, version_removed: removed, flags }, version) =>
  typeof added === 'string' &&
  upTo(added, version) &&
  !(typeof removed === 'string' && upTo(removed, version)) &&
  !flags;

/** @param {Identifier} feature */
const isNewer = ({ __compat: compat }) =>
  compat !== undefined &&
  oldest.some(({ browser, version }) => {
    const support = /** @type {Record<string, Support | Support[] | undefined>} */ (compat.support)[
      browser
    ];
    const statements = Array.isArray(support) ? support : support ? [support] : [];
    return statements.length > 0 && !statements.some((statement) => has(statement, version));
  });

/**
 * @param {string} owner
 * @param {string} name
 */
const staticness = (owner, name) =>
  owner in bcd.api ? { isStatic: name.endsWith('_static') } : {};

/**
 * @param {[string, Identifier]} entry of MDN's data: an interface or a built-in object
 * @returns {Feature[]}
 */
function newerIn([owner, feature]) {
  if (isNewer(feature)) return [{ owner }];
  return Object.entries(/** @type {Record<string, Identifier>} */ (feature))
    .filter(([name, member]) => /^\w+$/.test(name) && name !== '__compat' && isNewer(member))
    .filter(([name]) => !/_(event|permission)$/.test(name))
    .map(([name]) => ({ owner, member: name.replace(/_static$/, ''), ...staticness(owner, name) }));
}

const api = /** @type {Record<string, Identifier>} */ (bcd.api);
const builtins = /** @type {Record<string, Identifier>} */ (bcd.javascript.builtins ?? {});

/** @type {readonly Feature[]} */
export const NEWER_FEATURES = [...Object.entries(api), ...Object.entries(builtins)].flatMap(
  newerIn,
);
