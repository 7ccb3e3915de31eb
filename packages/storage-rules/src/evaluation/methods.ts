import { EvaluationError, type Value } from '../values/value.ts';
import { listMethods, setMethods } from './collection-methods.ts';
import { mapDiffMethods, mapMethods } from './map-methods.ts';
import { type MethodTable } from './method-table.ts';
import { stringMethods } from './string-methods.ts';
import { durationMethods, latLngMethods, timestampMethods } from './time-methods.ts';

const TABLES = [
  stringMethods,
  listMethods,
  setMethods,
  mapMethods,
  mapDiffMethods,
  timestampMethods,
  durationMethods,
  latLngMethods,
];

/** Whether any type has a method of this name and number of arguments. */
export const isMethod = (name: string, argumentCount: number): boolean =>
  TABLES.some((table: object) => {
    const method: unknown = Object.hasOwn(table, name) ? Reflect.get(table, name) : undefined;
    return typeof method === 'function' && method.length === argumentCount + 1;
  });

const invoke = <T extends Value>(
  table: MethodTable<T>,
  self: T,
  name: string,
  args: Value[],
): Value => {
  const method = Object.hasOwn(table, name) ? table[name] : undefined;
  if (method?.length !== args.length + 1) throw noSuchMethod(self, name);
  return method(self, ...args);
};

const noSuchMethod = (self: Value, name: string) =>
  new EvaluationError(`${self.type} has no method ${name}() with these arguments`);

/** Calls `self.name(args)`. @throws EvaluationError when the type has no such method */
export const callMethod = (self: Value, name: string, args: Value[]): Value => {
  switch (self.type) {
    case 'string':
      return invoke(stringMethods, self, name, args);
    case 'list':
      return invoke(listMethods, self, name, args);
    case 'set':
      return invoke(setMethods, self, name, args);
    case 'map':
      return invoke(mapMethods, self, name, args);
    case 'map_diff':
      return invoke(mapDiffMethods, self, name, args);
    case 'timestamp':
      return invoke(timestampMethods, self, name, args);
    case 'duration':
      return invoke(durationMethods, self, name, args);
    case 'latlng':
      return invoke(latLngMethods, self, name, args);
    case 'null':
    case 'bool':
    case 'int':
    case 'float':
    case 'bytes':
    case 'path':
      throw noSuchMethod(self, name);
  }
};
