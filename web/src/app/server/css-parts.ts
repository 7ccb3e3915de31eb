/** Rules as far as a page may leave some of them out. */
export interface CssPart {
  /** A selector, or what stands before the block of an at-rule. */
  head: string;
  /** Declarations, or the parts in an at-rule. */
  body: string | CssPart[];
  /** For a rule: for each of its selectors what the page has to have for it to match. */
  needs: readonly (readonly string[])[];
}

/** By this a rule draws the words that stand in an empty field. */
export const PLACEHOLDER = '::placeholder';

/** What a selector may also match without. */
const ALTERNATIVES = /:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASS = /\.([a-zA-Z][\w-]*)/g;

function needsOf(selector: string): string[] {
  const classes = [...selector.matchAll(CLASS)].map(([, name = '']) => name);
  return selector.includes('placeholder') ? [...classes, PLACEHOLDER] : classes;
}

const needsOfAll = (selectors: string): string[][] =>
  selectors.replaceAll(ALTERNATIVES, '').split(',').map(needsOf);

/** Whether a value may hold what also stands between declarations; nothing is to be cut there. */
function isUncut(body: string): boolean {
  let within = false;
  for (const sign of body) {
    if (sign === ';' && within) return true;
    if (sign === ')') within = false;
    else if ('"\'('.includes(sign)) within = true;
  }
  return false;
}

const nameOf = (declaration: string): string =>
  declaration.slice(0, declaration.indexOf(':')) +
  (declaration.endsWith('!important') ? '!important' : '');

/**
 * Without declarations that a later one takes the place of: in the same rule, or in one with the same
 * selector that holds everywhere.
 *
 * @param taken what those that come later set everywhere, by selector
 */
function withoutTaken(parts: CssPart[], taken = new Map<string, Set<string>>()): CssPart[] {
  const kept: CssPart[] = [];
  for (const { head, body, needs } of [...parts].reverse()) {
    const later = taken.get(head) ?? new Set<string>();
    if (typeof body !== 'string')
      kept.push({ head, needs, body: withoutTaken(body, copyOf(taken)) });
    else if (head.startsWith('@') || isUncut(body)) kept.push({ head, needs, body });
    else {
      const set = new Set(later);
      const left = body
        .split(';')
        .reverse()
        .filter((declaration) => declaration !== '' && isNewIn(set, nameOf(declaration)));
      taken.set(head, set);
      kept.push({ head, needs, body: left.reverse().join(';') });
    }
  }
  return kept.reverse();
}

const copyOf = (taken: ReadonlyMap<string, Set<string>>) =>
  new Map([...taken].map(([head, names]) => [head, new Set(names)]));

function isNewIn(names: Set<string>, name: string): boolean {
  if (names.has(name)) return false;
  names.add(name);
  return true;
}

/** Where the block ends that begins before `start`. */
function endOfBlock(css: string, start: number): number {
  let depth = 1;
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** At every width: what holds for the narrowest screens holds for all that say nothing else. */
const ALWAYS = /^@media \(min-width:\s*0(px)?\)$/;
const GROUP = /^@(media|supports|layer|container)/;

function readParts(css: string): CssPart[] {
  const parts: CssPart[] = [];
  let at = 0;
  for (let open = css.indexOf('{', at); open >= 0; open = css.indexOf('{', at)) {
    const end = endOfBlock(css, open + 1);
    const head = css.slice(at, open).trim();
    const block = css.slice(open + 1, end);
    if (ALWAYS.test(head)) parts.push(...readParts(block));
    else if (GROUP.test(head)) parts.push({ head, body: readParts(block), needs: [[]] });
    else if (head.startsWith('@')) parts.push({ head, body: block, needs: [[]] });
    else parts.push({ head, body: block, needs: needsOfAll(head) });
    at = end + 1;
  }
  return parts;
}

/** One rule of neighbours with the same selector. */
function joined(parts: readonly CssPart[]): CssPart[] {
  const all: CssPart[] = [];
  for (const { head, body, needs } of parts) {
    const left = typeof body === 'string' ? body : joined(body);
    const last = all.at(-1);
    if (left.length === 0) continue;
    if (last?.head === head && typeof last.body === 'string' && typeof left === 'string')
      all[all.length - 1] = { head, needs, body: `${last.body};${left}` };
    else all.push({ head, needs, body: left });
  }
  return all;
}

const STATE = /^(\.[\w-]+):(?:hover|active)$/;
const NOTHING = {
  'box-shadow:none': /box-shadow[:-](?!none)/,
  'text-decoration:none': /text-decoration[:-](?!none)/,
};

/**
 * Without what states of a class take away and nothing in its rules gives: a shadow, or the line below
 * a text where the class itself has none.
 */
function withoutIdleStates(parts: CssPart[], css: string): CssPart[] {
  const declarationsOf = ({ body }: CssPart) => (typeof body === 'string' ? body.split(';') : []);
  const idle = Object.entries(NOTHING).flatMap(([nothing, given]) =>
    given.test(css) ? [] : nothing,
  );
  return parts.map((part) => {
    const [, own] = STATE.exec(part.head) ?? [];
    if (own === undefined || typeof part.body !== 'string') return part;
    const before = parts.filter(({ head }) => head === own).flatMap(declarationsOf);
    const left = declarationsOf(part).filter(
      (one) => !idle.includes(one) || (one !== 'box-shadow:none' && !before.includes(one)),
    );
    return { ...part, body: left.join(';') };
  });
}

/** Reads the rules of one class, or for the whole page, as Emotion writes them. */
export function partsOf(css: string): CssPart[] {
  const parts = withoutTaken(readParts(css));
  return joined(withoutIdleStates(parts, cssOf(parts)));
}

const matches = ({ needs }: CssPart, has: ReadonlySet<string>): boolean =>
  needs.some((names) => names.every((name) => has.has(name)));

/**
 * Writes rules, those alone that can match where a page is given.
 *
 * @param has the classes of the page, and `PLACEHOLDER` where a field of it has one
 */
export function cssOf(parts: readonly CssPart[], has?: ReadonlySet<string>): string {
  let css = '';
  for (const part of parts) {
    if (has && !matches(part, has)) continue;
    const body = typeof part.body === 'string' ? part.body : cssOf(part.body, has);
    if (body !== '') css += `${part.head}{${body}}`;
  }
  return css;
}
