import type { EmotionCache } from '@emotion/react';
import { cssOf, partsOf, PLACEHOLDER, type CssPart } from './css-parts.ts';
import { seenFirst, type Below } from './first-screen.ts';
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

/** How Emotion begins the names of classes, and of animations, which stand among them. */
const OF_EMOTION = 'css-';
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

const isAnimation = ({ name }: Rule): boolean => name.startsWith(ANIMATION);

/** The name as rules and elements have it. */
const nameOf = (rule: Rule): string =>
  isAnimation(rule) ? rule.name : `${OF_EMOTION}${rule.name}`;

function writeRules(
  { global, classes }: PageStyles,
  has: ReadonlySet<string>,
  below?: Below,
): PageRules {
  const lacking: string[] = [];
  let ofClasses = '';
  for (const rule of classes) {
    const { name, css } = rule;
    if (isAnimation(rule) ? below?.names.includes(name) : !has.has(nameOf(rule))) continue;
    const { parts, whole } = partsOfRule(css);
    const drawn = cssOf(parts, has);
    if (drawn !== whole) lacking.push(name);
    ofClasses += withoutIdleVariants(drawn);
  }
  const ofPage = global.map(({ css }) => cssOf(partsOfRule(css).parts, has));
  const named = [...has].map((name) => `var(${name})`).join('');
  return { css: neededVariables(ofPage, ofClasses + named).join('') + ofClasses, lacking };
}

/** Which parts of the theme's rules set its variables, for one scheme or for both. */
const SCHEME = /^(?::root|\[data-color-scheme)/;

/**
 * The rules of what a phone has to scroll to: whole, since the file of them waits for nobody, and with
 * the variables that they name.
 *
 * @param html a page that shows what one of its kind may show
 * @param id of the first element that is not seen at first
 */
export function rulesBelow(
  { global, classes }: PageStyles,
  html: string,
  id: string,
): { css: string; names: string[] } {
  const [has, seen] = [featuresOf(html), featuresOf(seenFirst(html, id))];
  const above = classes.filter((rule) => seen.has(nameOf(rule))).map(({ css }) => css);
  const below = classes.filter((rule) =>
    isAnimation(rule)
      ? !above.some((css) => css.includes(rule.name))
      : has.has(nameOf(rule)) && !seen.has(nameOf(rule)),
  );
  const ofClasses = below.map(({ css }) => withoutIdleVariants(partsOfRule(css).whole)).join('');
  const ofSchemes = global.map(({ css }) =>
    cssOf(partsOfRule(css).parts.filter(({ head }) => SCHEME.test(head))),
  );
  return {
    css: neededVariables(ofSchemes, ofClasses).join('') + ofClasses,
    names: below.map(nameOf),
  };
}

/**
 * What rules of the page may ask where a file has those of what is below: what stands in the part that
 * is seen first, or with a class of it; everything where something rare is shown that the file lacks.
 */
function featuresWithout({ id, names }: Below, html: string): Set<string> {
  const has = featuresOf(seenFirst(html, id));
  for (const list of between(html, CLASS, '"')) {
    const together = list.split(' ');
    if (together.some((name) => name.startsWith(OF_EMOTION) && has.has(name)))
      for (const name of together) has.add(name);
  }
  const inFile = new Set(names);
  const rest = [...featuresOf(html)].filter((name) => !has.has(name) && !inFile.has(name));
  const isRare = rest.some((name) => name.startsWith(OF_EMOTION));
  for (const name of rest) if (isRare || name.startsWith('--')) has.add(name);
  return has;
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
 * @param below what is drawn with a file, if anything is
 */
export function pageRules(styles: PageStyles, html: string, below?: Below): PageRules {
  const has = below ? featuresWithout(below, html) : featuresOf(html);
  const names = [...styles.global, ...styles.classes].map(({ name }) => name);
  const kind = [...names, below?.file, ...has].join(' ');
  const known = written.get(kind);
  if (known) return known;
  if (written.size >= MOST_KINDS) written.clear();
  const rules = writeRules(styles, has, below);
  written.set(kind, rules);
  return rules;
}
