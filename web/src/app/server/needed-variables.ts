/** A variable of the theme with its value, as it stands in a rule. */
const DECLARATION = /(?<![\w-])(--mui-[\w-]+):([^;}]*);?/g;
const REFERENCE = /var\((--mui-[\w-]+)/g;

const namesIn = (css: string): string[] =>
  [...css.matchAll(REFERENCE)].map(([, name = '']) => name);

/** What these variables need, and what that needs in turn. */
function withTheirs(values: ReadonlyMap<string, string>, asked: string[]): Set<string> {
  const needed = new Set(asked);
  // A set hands out what is added to it while it is walked.
  for (const name of needed) for (const other of namesIn(values.get(name) ?? '')) needed.add(other);
  return needed;
}

/** What does not depend on the page. */
interface Theme {
  values: ReadonlyMap<string, string>;
  /** The variables that its rules name without setting one. */
  named: readonly string[];
}

function readTheme(whole: string): Theme {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of whole.matchAll(DECLARATION))
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  return { values, named: namesIn(whole.replaceAll(DECLARATION, '')) };
}

/** By their rules. Pages have few sets of them: most have the same. */
const themes = new Map<string, Theme>();

function themeOf(whole: string): Theme {
  const theme = themes.get(whole) ?? readTheme(whole);
  themes.set(whole, theme);
  return theme;
}

/**
 * Rules with the variables alone that a page draws with: a tenth of the theme's. The app brings the
 * rest along when it begins.
 *
 * @param rules rules for the whole page, in which variables are set
 * @param page everything else of the page that may name one
 */
export function neededVariables(rules: readonly string[], page: string): string[] {
  const { values, named } = themeOf(rules.join(''));
  const needed = withTheirs(values, [...namesIn(page), ...named]);
  return rules.map((rule) =>
    rule.replaceAll(DECLARATION, (declaration, name: string) =>
      needed.has(name) ? declaration : '',
    ),
  );
}
