import { type Position } from '../language/source-text.ts';
import { EvaluationError } from '../values/value.ts';

const places = new WeakMap<EvaluationError, Position>();

/** The error, remembering the place unless it knows a more exact one already. */
export const located = (error: unknown, at: Position): unknown => {
  if (error instanceof EvaluationError && !places.has(error)) places.set(error, at);
  return error;
};

/** `file:line:column: message` for a developer to read; `around` stands in for an unknown place. */
export const describe = (error: EvaluationError, fileName: string, around: Position): string => {
  const { line, column } = places.get(error) ?? around;
  return `${fileName}:${line}:${column}: ${error.message}`;
};
