import { type Environment } from './language/compiler.ts';
import {
  type Allow,
  type Block,
  type Method,
  type PathPattern,
  type Ruleset,
} from './language/ruleset-parser.ts';
import { Documents, type FetchDocument } from './documents.ts';
import { EvaluationError, expectBool, type Fields, type Value } from './values.ts';

export type VerifyRequest = {
  readonly method: Method;
  /** `/b/{bucket}/o/{name…}` */
  readonly path: string;
  /** `request` and `resource`. */
  readonly variables: Fields;
};

export type Verdict = {
  readonly permit: boolean;
  /** Why conditions could not be decided; empty when the request is permitted. */
  readonly warnings: readonly string[];
};

type PathMatch = {
  readonly variables: ReadonlyMap<string, Value | undefined>;
  /** What the pattern left over, for the blocks inside. */
  readonly rest: readonly string[];
};

/** Every way in which the pattern fits the beginning of the path; `{name=**}` takes none or more. */
function* matchPath(
  pattern: PathPattern,
  segments: readonly string[],
  variables: PathMatch['variables'] = new Map(),
): Generator<PathMatch> {
  const [part, ...others] = pattern;
  const [segment, ...behind] = segments;
  if (part === undefined) {
    yield { variables, rest: segments };
  } else if (part.kind === 'rest') {
    const bound = new Map([...variables, [part.name, undefined]]);
    for (let taken = segments.length; taken >= 0; taken -= 1) {
      yield* matchPath(others, segments.slice(taken), bound);
    }
  } else if (part.kind === 'one' && segment) {
    yield* matchPath(others, behind, new Map([...variables, [part.name, segment]]));
  } else if (part.kind === 'text' && part.text === segment) {
    yield* matchPath(others, behind, variables);
  }
}

/** The allows that cover the path, outermost first. */
function* candidates(
  { scope, allows, matches }: Block,
  { variables, rest }: PathMatch,
  parent: Environment,
): Generator<{ allow: Allow; environment: Environment }> {
  const environment: Environment = { scope, variables, parent };
  if (rest.length === 0) for (const allow of allows) yield { allow, environment };
  for (const inner of matches) {
    for (const match of matchPath(inner.pattern, rest)) {
      yield* candidates(inner, match, environment);
    }
  }
}

/** Decides a request: permitted as soon as one condition that covers it is true, refused otherwise. */
export const verify = async (
  { fileName, globals, service }: Ruleset,
  { method, path, variables }: VerifyRequest,
  fetchDocument: FetchDocument,
): Promise<Verdict> => {
  const segments = path.replace(/^\//, '').split('/');
  if (segments.some((segment) => segment === '.' || segment === '..')) {
    // The emulator keeps objects as files and would resolve the dots to another object's file.
    return { permit: false, warnings: [`dots as a folder are refused: ${path}`] };
  }
  const documents = new Documents(fetchDocument);
  const warnings = new Set<string>();
  const whole: PathMatch = { variables: new Map(), rest: segments };
  for (const { allow, environment } of candidates(service, whole, { scope: globals, variables })) {
    const { methods, condition, at } = allow;
    if (!methods.has(method)) continue;
    try {
      const value = condition === undefined || (await condition(environment, documents));
      if (expectBool(value, 'a condition')) return { permit: true, warnings: [] };
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      warnings.add(`${fileName}:${at.line}:${at.column}: ${error.message}`);
    }
  }
  return { permit: false, warnings: [...warnings] };
};
