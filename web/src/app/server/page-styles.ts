import type { EmotionCache } from '@emotion/react';
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

const cssOf = (rules: Rule[]): string => rules.map(({ css }) => css).join('');

const CLASS = /css-[\w-]+/g;

/** Without the classes that no element has: Emotion makes one for each layer of a styled component. */
function drawnWith(html: string, classes: readonly Rule[]): Rule[] {
  const drawn = new Set(html.match(CLASS));
  return classes.filter(({ name }) => drawn.has(`css-${name}`) || name.startsWith(ANIMATION));
}

/** Rules that a page carries; `names` tells Emotion which, so that it takes them for inserted. */
export interface StyleTag {
  names: string;
  css: string;
}

/**
 * The rules that a page is drawn with, as tags that Emotion takes over in the browser instead of
 * making each rule again; but for those that lack variables here, of which the app brings its own.
 *
 * @param html what is drawn with them, which may name variables of the theme as well
 */
export function styleTags({ global, classes }: PageStyles, html: string): StyleTag[] {
  const drawn = drawnWith(html, classes);
  const ofClasses = cssOf(drawn);
  const whole = neededVariables(
    global.map(({ css }) => css),
    ofClasses + html,
  );
  return [
    ...global.map(({ name, css: all }, index) => {
      const css = whole[index] ?? all;
      return { names: css === all ? `css-global ${name}` : '', css };
    }),
    { names: `css ${drawn.map(({ name }) => name).join(' ')}`, css: ofClasses },
  ];
}
