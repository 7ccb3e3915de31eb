import { type Position } from '../language/source-text.ts';
import { EvaluationError } from '../values/value.ts';

const places = new WeakMap<EvaluationError, Position>();

/** The error, remembering the place unless it knows a more exact one already. */
export const located = (error: unknown, at: Position): unknown => {
  if (error instanceof EvaluationError && !places.has(error)) places.set(error, at);
  return error;
};

/** `line:column: message` for a developer to read. */
export const describe = (error: EvaluationError): string => {
  const at = places.get(error);
  return at ? `${at.line}:${at.column}: ${error.message}` : error.message;
};
