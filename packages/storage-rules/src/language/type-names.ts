import { type TypeName } from '../values/value.ts';

const TYPE_NAMES: ReadonlySet<string> = new Set<TypeName | 'number'>([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'number',
  'path',
  'string',
  'timestamp',
]);

/** Whether `is` can ask for it. */
export const isTypeName = (name: string): name is TypeName | 'number' => TYPE_NAMES.has(name);
