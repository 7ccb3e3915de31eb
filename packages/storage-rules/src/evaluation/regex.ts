import { RE2JS } from 're2js';
import { EvaluationError } from '../values/value.ts';

/** A pattern in RE2's syntax, the one that the rules language has. @throws EvaluationError for a bad one */
export const compilePattern = (pattern: string): RE2JS => {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EvaluationError(`bad pattern '${pattern}': ${reason}`);
  }
};
