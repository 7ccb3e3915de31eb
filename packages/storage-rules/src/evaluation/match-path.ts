import { type PathPattern } from '../language/ast.ts';
import { path, string, type Value } from '../values/value.ts';

export type PathMatch = {
  readonly bindings: ReadonlyMap<string, Value>;
  /** What the pattern left over, for the blocks inside. */
  readonly rest: readonly string[];
};

/** Every way in which the pattern fits the beginning of the path; `{name=**}` takes none or more. */
export function* matchPath(
  pattern: PathPattern,
  segments: readonly string[],
): Generator<PathMatch> {
  const [part, ...others] = pattern;
  if (part === undefined) {
    yield { bindings: new Map(), rest: segments };
    return;
  }
  const [segment] = segments;
  if (part.kind === 'rest') {
    for (let taken = segments.length; taken >= 0; taken -= 1) {
      const value = path(segments.slice(0, taken));
      yield* withBinding(part.name, value, matchPath(others, segments.slice(taken)));
    }
  } else if (segment === undefined || segment === '') {
    return;
  } else if (part.kind === 'one') {
    yield* withBinding(part.name, string(segment), matchPath(others, segments.slice(1)));
  } else if (part.text === segment) {
    yield* matchPath(others, segments.slice(1));
  }
}

function* withBinding(
  name: string,
  value: Value,
  matches: Generator<PathMatch>,
): Generator<PathMatch> {
  for (const { bindings, rest } of matches) {
    yield { bindings: new Map([[name, value], ...bindings]), rest };
  }
}
