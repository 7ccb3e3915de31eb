import type { EmotionCache } from '@emotion/react';

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

/** What a rendering has put into Emotion's cache. */
export function stylesIn({ inserted, registered, key }: EmotionCache): PageStyles {
  const styles: PageStyles = { global: [], classes: [] };
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    const isClass = `${key}-${name}` in registered || name.startsWith('animation-');
    styles[isClass ? 'classes' : 'global'].push({ name, css });
  }
  return styles;
}

const cssOf = (rules: Rule[]): string => rules.map(({ css }) => css).join('');

/** All rules as one text. */
export const allRules = ({ global, classes }: PageStyles): string => cssOf([...global, ...classes]);

/**
 * The rules as tags that Emotion takes over in the browser instead of making each rule again: what
 * it finds named there it takes for inserted.
 */
export const styleTags = ({ global, classes }: PageStyles): { names: string; css: string }[] => [
  ...global.map((rule) => ({ names: `css-global ${rule.name}`, css: rule.css })),
  { names: `css ${classes.map(({ name }) => name).join(' ')}`, css: cssOf(classes) },
];
