import type { EmotionCache } from '@emotion/react';
import { cssOf, partsOf, PLACEHOLDER, type CssPart } from './css-parts.ts';
import { neededVariables } from './needed-variables.ts';

/** The style rules that a page uses, by the names under which Emotion looks for them. */
export interface PageStyles {
  /** Rules for the whole page, each with a name of its own. */
  global: Rule[];
  /** Rules of classes, in the order in which they were made. */
  classes: Rule[];
}

interface Rule {
  name: string;
  css: string;
}

/** How Emotion begins the names of animations, which stand among the classes. */
const ANIMATION = 'animation-';

/** What a rendering has put into Emotion's cache. */
export function stylesIn({ inserted, registered, key }: EmotionCache): PageStyles {
  const styles: PageStyles = { global: [], classes: [] };
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    const isClass = `${key}-${name}` in registered || name.startsWith(ANIMATION);
    styles[isClass ? 'classes' : 'global'].push({ name, css });
  }
  return styles;
}

/** Rules as they were read once; nearly every page has the same ones. */
const MOST_RULES = 4000;
const read = new Map<string, { parts: CssPart[]; whole: string }>();

function partsOfRule(css: string): { parts: CssPart[]; whole: string } {
  const known = read.get(css);
  if (known) return known;
  const parts = partsOf(css);
  const made = { parts, whole: cssOf(parts) };
  if (read.size >= MOST_RULES) read.clear();
  read.set(css, made);
  return made;
}

const CLASS = ' class="';
const VARIABLE = 'var(--mui-';

/** What stands between `begin` and the next `end`, wherever it does; quicker than an expression. */
function between(text: string, begin: string, end: string): Set<string> {
  const found = new Set<string>();
  for (let at = text.indexOf(begin); at !== -1; at = text.indexOf(begin, at)) {
    const from = at + begin.length;
    at = text.indexOf(end, from);
    if (at === -1) break;
    found.add(text.slice(from, at));
  }
  return found;
}

/** What rules may ask of a page: classes, words in an empty field, and variables that it names. */
function featuresOf(html: string): Set<string> {
  const has = new Set<string>();
  for (const list of between(html, CLASS, '"')) for (const name of list.split(' ')) has.add(name);
  for (const name of between(html, VARIABLE, ')')) has.add(`--mui-${name.split(',', 1)[0] ?? ''}`);
  if (html.includes(' placeholder="')) has.add(PLACEHOLDER);
  return has;
}

/** Variables by which MUI says to a button of each variant what the others draw with. */
const OF_VARIANT = /(--variant-\w+):[^;}]*;?/g;

const withoutIdleVariants = (css: string): string =>
  css.replaceAll(OF_VARIANT, (declaration, name: string) =>
    css.includes(`var(${name}`) ? declaration : '',
  );

/** Rules that a page carries. */
export interface PageRules {
  css: string;
  /** Of which classes rules were left out that no element can have before the app begins. */
  lacking: string[];
}

function writeRules({ global, classes }: PageStyles, has: ReadonlySet<string>): PageRules {
  const lacking: string[] = [];
  let ofClasses = '';
  for (const { name, css } of classes) {
    if (!has.has(`css-${name}`) && !name.startsWith(ANIMATION)) continue;
    const { parts, whole } = partsOfRule(css);
    const drawn = cssOf(parts, has);
    if (drawn !== whole) lacking.push(name);
    ofClasses += withoutIdleVariants(drawn);
  }
  const ofPage = global.map(({ css }) => cssOf(partsOfRule(css).parts, has));
  const named = [...has].map((name) => `var(${name})`).join('');
  return { css: neededVariables(ofPage, ofClasses + named).join('') + ofClasses, lacking };
}

/** Pages of a kind have the same styles, whatever they show. */
const MOST_KINDS = 200;
const written = new Map<string, PageRules>();

/**
 * The rules that a page is drawn with until the app begins: without classes that no element has, of
 * which Emotion makes one for each layer of a styled component, without rules for states that only
 * the app can bring about, and without variables that nothing names.
 *
 * @param html what is drawn with them, which may name variables of the theme as well
 */
export function pageRules(styles: PageStyles, html: string): PageRules {
  const has = featuresOf(html);
  const names = [...styles.global, ...styles.classes].map(({ name }) => name);
  const kind = [...names, '', ...has].join(' ');
  const known = written.get(kind);
  if (known) return known;
  if (written.size >= MOST_KINDS) written.clear();
  const rules = writeRules(styles, has);
  written.set(kind, rules);
  return rules;
}
