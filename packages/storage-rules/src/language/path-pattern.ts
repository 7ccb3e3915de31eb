import { type PathPattern } from './ast.ts';
import { type Cursor } from './cursor.ts';

const TEXT = /[\w.~@+-]+/y;
const WILDCARD = /\{([A-Za-z_]\w*)(=\*\*)?\}/y;

const takeSegment = (cursor: Cursor): PathPattern[number] => {
  const wildcard = cursor.take(WILDCARD);
  if (wildcard?.[1] !== undefined) {
    return { kind: wildcard[2] === undefined ? 'one' : 'rest', name: wildcard[1] };
  }
  const text = cursor.take(TEXT)?.[0];
  if (text === undefined) throw cursor.unexpected('a folder, {name} or {name=**}');
  return { kind: 'text', text };
};

/** The path behind `match`, such as `/images/{uid}/{path=**}`. @throws LoadError */
export const takePathPattern = (cursor: Cursor): PathPattern => {
  const pattern: PathPattern[number][] = [];
  cursor.skipBlanks();
  const start = cursor.offset;
  while (cursor.take(/\//y)) pattern.push(takeSegment(cursor));
  if (pattern.length === 0) throw cursor.unexpected("a path that begins with '/'");
  if (pattern.filter(({ kind }) => kind === 'rest').length > 1) {
    throw cursor.source.error('a path can hold {name=**} only once', start);
  }
  return pattern;
};
