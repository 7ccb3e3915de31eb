import { keeper, keptFor } from './kept-for.ts';

/** Names classes by the text of their rules, each text once. */
export const keptNames = (hash: (text: string) => string): ((text: string) => string) =>
  keptFor(hash);

/** What says a style, as a text; undefined where a function says it. Two that differ never have the same. */
function textOf(style: unknown): string | undefined {
  if (typeof style === 'function') return undefined;
  if (typeof style !== 'object' || style === null) return `${typeof style}${String(style)}\u0001`;
  let text = Array.isArray(style) ? '[' : '{';
  for (const key in style) {
    const value = textOf(style[key as keyof typeof style]);
    if (value === undefined) return undefined;
    text += `${key}\u0001${value}`;
  }
  return `${text}}`;
}

interface Props {
  sx?: unknown;
  theme?: object;
}

/**
 * MUI's reading of `sx`, each style once: most are the same ones on every page. The styles that come
 * of it are never changed by who gets them.
 */
export function keptStyles(read: (props: Props) => unknown): (props: Props) => unknown {
  const ofTheme = keptForObject(() => keeper<string, unknown>());
  return (props) => {
    const { sx, theme } = props;
    const text = sx && theme ? textOf(sx) : undefined;
    if (text === undefined || !theme) return read(props);
    return ofTheme(theme)(text, () => read(props));
  };
}

function keptForObject<Value>(make: () => Value): (key: object) => Value {
  const known = new WeakMap<object, Value>();
  return (key) => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
}
