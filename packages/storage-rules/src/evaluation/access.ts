import { EvaluationError, path, string, type Value } from '../values/value.ts';

/** `object.name`. @throws EvaluationError for null, a missing field, or a value without fields */
export const fieldOf = (object: Value, name: string): Value => {
  if (object.type !== 'map') throw new EvaluationError(`${object.type} has no field '${name}'`);
  const value = object.fields.get(name);
  if (value === undefined) throw new EvaluationError(`there is no field '${name}'`);
  return value;
};

/** `object[index]`. @throws EvaluationError outside the bounds or for a value without members */
export const memberOf = (object: Value, index: Value): Value => {
  if (object.type === 'map' && index.type === 'string') return fieldOf(object, index.value);
  if (index.type !== 'int') throw new EvaluationError(`cannot index by ${index.type}`);
  const member = membersOf(object)[Number(index.value)];
  if (member === undefined) throw new EvaluationError(`there is no member ${index.value}`);
  return member;
};

const membersOf = (object: Value): readonly Value[] => {
  if (object.type === 'list') return object.items;
  if (object.type === 'path') return object.segments.map((segment) => string(segment));
  if (object.type === 'string') return object.value.split('').map((unit) => string(unit));
  throw new EvaluationError(`${object.type} cannot be indexed`);
};

/**
 * Joins the parts of a path. A text becomes exactly one segment, so that no slash or dots in it
 * can lead to another document. @throws EvaluationError for such a text
 */
export const joinPath = (parts: readonly (string | Value)[]): Value =>
  path(
    parts.flatMap((part) => {
      if (typeof part === 'string') return [part];
      if (part.type === 'path') return part.segments;
      if (part.type !== 'string') throw new EvaluationError(`a path cannot hold ${part.type}`);
      if (/^\.{0,2}$|\//.test(part.value)) {
        throw new EvaluationError(`'${part.value}' cannot be part of a path`);
      }
      return [part.value];
    }),
  );
