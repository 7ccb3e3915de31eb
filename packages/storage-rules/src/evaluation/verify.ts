import { type Allow, type Block, type Method, type Ruleset } from '../language/ast.ts';
import { EvaluationError, type Value } from '../values/value.ts';
import { Documents, type FetchDocument } from './documents.ts';
import { Environment } from './environment.ts';
import { Evaluator } from './evaluator.ts';
import { describe } from './located-error.ts';
import { matchPath } from './match-path.ts';

export type VerifyRequest = {
  readonly method: Method;
  /** `/b/{bucket}/o/{name…}` */
  readonly path: string;
  /** `request` and `resource`. */
  readonly variables: ReadonlyMap<string, Value>;
};

export type Verdict = {
  readonly permit: boolean;
  /** Why conditions could not be decided; empty when the request is permitted. */
  readonly warnings: readonly string[];
};

type Candidate = { readonly allow: Allow; readonly environment: Environment };

/** The allows that cover the path, outermost first. */
function* candidates(
  block: Block,
  segments: readonly string[],
  environment: Environment,
): Generator<Candidate> {
  if (segments.length === 0) for (const allow of block.allows) yield { allow, environment };
  for (const inner of block.matches) {
    for (const { bindings, rest } of matchPath(inner.pattern, segments)) {
      yield* candidates(inner, rest, new Environment(bindings, inner.functions, environment));
    }
  }
}

/** Decides a request: permitted as soon as one condition that covers it is true, refused otherwise. */
export const verify = async (
  { fileName, functions, service }: Ruleset,
  request: VerifyRequest,
  fetchDocument: FetchDocument,
): Promise<Verdict> => {
  const segments = request.path.replace(/^\//, '').split('/');
  if (segments.some((segment) => segment === '.' || segment === '..')) {
    // The emulator keeps objects as files and would resolve the dots to another object's file.
    return { permit: false, warnings: [`dots as a folder are refused: ${request.path}`] };
  }
  const top = new Environment(request.variables, functions);
  const evaluator = new Evaluator(new Documents(fetchDocument));
  const warnings = new Set<string>();
  const serviceEnvironment = new Environment(new Map(), service.functions, top);
  for (const { allow, environment } of candidates(service, segments, serviceEnvironment)) {
    if (!allow.methods.has(request.method)) continue;
    try {
      if (await holds(allow, evaluator, environment)) return { permit: true, warnings: [] };
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      warnings.add(describe(error, fileName, allow.at));
    }
  }
  return { permit: false, warnings: [...warnings] };
};

const holds = async (
  { condition }: Allow,
  evaluator: Evaluator,
  environment: Environment,
): Promise<boolean> => {
  if (condition === undefined) return true;
  const value = await evaluator.evaluate(condition, environment);
  if (value.type === 'bool') return value.value;
  throw new EvaluationError(`a condition must be bool, not ${value.type}`);
};
