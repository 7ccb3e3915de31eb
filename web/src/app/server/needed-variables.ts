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

/**
 * Rules with the variables alone that a page draws with: a tenth of the theme's. The app brings the
 * rest along when it begins.
 *
 * @param rules rules for the whole page, in which variables are set
 * @param page everything else of the page that may name one
 */
export function neededVariables(rules: readonly string[], page: string): string[] {
  const whole = rules.join('');
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of whole.matchAll(DECLARATION))
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  const elsewhere = whole.replaceAll(DECLARATION, '');
  const needed = withTheirs(values, namesIn(page + elsewhere));
  return rules.map((rule) =>
    rule.replaceAll(DECLARATION, (declaration, name: string) =>
      needed.has(name) ? declaration : '',
    ),
  );
}
