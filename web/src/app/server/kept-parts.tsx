import { randomUUID } from 'node:crypto';
import { __unsafe_useEmotionCache as useEmotionCache, type EmotionCache } from '@emotion/react';
import type { ComponentType } from 'react';

/** A part of a page as it was rendered once, with the rules of its classes. */
interface Rendered {
  html: string;
  rules: { name: string; css: string; registered: string | undefined }[];
}

/** Nobody who writes a review can know it, so none of its marks comes out of data. */
const SECRET = randomUUID();
const begin = (index: number, name: string): string => `${SECRET}(${index.toFixed()} ${name})`;
const END = `${SECRET}.`;
const place = (index: number, name: string): string => `${SECRET}[${index.toFixed()} ${name}]`;
const BETWEEN = new RegExp(String.raw`${SECRET}\((\d+) ([\w-]*)\)(.*?)${SECRET}\.`, 'gs');
const PLACE = new RegExp(String.raw`${SECRET}\[(\d+) ([\w-]*)\]`, 'g');
/** Stands in a kept part for the name of what it is about; an address takes it as it is. */
const GAP = `${SECRET}-`;
/** A name that stands in addresses as in the data, so that one can take another's place. */
const PLAIN = /^[\w-]*$/;

/** A part looks in few ways: more are a key that says too much. */
const MOST_LOOKS = 100;
const looks: (Rendered | undefined)[] = [];
const indexes = new Map<string, number>();

function indexOf(look: string): number {
  const known = indexes.get(look);
  if (known !== undefined) return known;
  if (indexes.size >= MOST_LOOKS) throw new Error(`${look} is one of too many looks to keep.`);
  const index = indexes.size;
  indexes.set(look, index);
  return index;
}

/** Notes rules as Emotion does for an element that is rendered. */
function noteRules(cache: EmotionCache, { rules }: Rendered): void {
  for (const { name, css, registered } of rules) {
    cache.inserted[name] ??= css;
    if (registered !== undefined) cache.registered[`${cache.key}-${name}`] ??= registered;
  }
}

/** The rules of the classes in this HTML, and the animations that they name. */
function rulesIn(html: string, { inserted, registered, key }: EmotionCache): Rendered['rules'] {
  const classes = new Set(html.match(new RegExp(String.raw`(?<=\b${key}-)[\w-]+`, 'g')));
  const all = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css, registered: registered[`${key}-${name}`] }] : [],
  );
  const own = all.filter(({ name }) => classes.has(name));
  const isNamed = (name: string) => own.some(({ css }) => css.includes(name));
  return all.filter(
    ({ name }) => classes.has(name) || (name.startsWith('animation-') && isNamed(name)),
  );
}

/** The one thing by which parts differ that look alike: the name of what they are about. */
interface Gap<Props> {
  nameIn: (props: Props) => string;
  withName: (props: Props, name: string) => Props;
}

/**
 * A part that is the same on many pages and has no state of its own on the server, rendered once for
 * each way in which it looks. What it renders may not count ids (`useId`): they depend on the page.
 * Nor may it stand beside a text or another such part: React puts a comment between two texts.
 *
 * @param part a name of its own for each part
 * @param useLook everything on which it depends, as a text
 * @param gap what of it is filled in for each page
 */
export function keptPart<Props extends object>(
  part: string,
  Part: ComponentType<Props>,
  useLook: (props: Props) => string,
  gap?: Gap<Props>,
): ComponentType<Props> {
  return function KeptPart(props: Props) {
    const cache = useEmotionCache();
    const index = indexOf(`${part} ${useLook(props)}`);
    const rendered = looks[index];
    const name = gap?.nameIn(props) ?? '';
    if (!PLAIN.test(name)) return <Part {...props} />;
    if (rendered && cache) {
      noteRules(cache, rendered);
      return place(index, name);
    }
    return (
      <>
        {begin(index, name)}
        <Part {...(gap ? gap.withName(props, GAP) : props)} />
        {END}
      </>
    );
  };
}

/**
 * Puts kept parts in their places and keeps those that were rendered for the first time.
 *
 * @param html a page as React rendered it
 * @param cache where Emotion noted its rules
 * @throws when a part that is to be kept counts ids
 */
export function withKeptParts(html: string, cache: EmotionCache): string {
  return html
    .replace(BETWEEN, (_, index: string, name: string, part: string) => {
      if (part.includes('"_R_')) throw new Error('A part that is kept may not count ids.');
      looks[Number(index)] = { html: part, rules: rulesIn(part, cache) };
      return part.replaceAll(GAP, name);
    })
    .replace(PLACE, (_, index: string, name: string) =>
      (looks[Number(index)]?.html ?? '').replaceAll(GAP, name),
    );
}
