import { type Allow, type Method, METHODS } from './ast.ts';
import { type Cursor } from './cursor.ts';
import { takeExpression } from './expression-parser.ts';

const COVERED: ReadonlyMap<string, readonly Method[]> = new Map<string, readonly Method[]>([
  ...METHODS.map((method) => [method, [method]] as const),
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
]);

/** Reads `read, delete: if …;` behind `allow`. @throws LoadError */
export const takeAllow = (cursor: Cursor, start: number): Allow => {
  const at = cursor.source.positionAt(start);
  const methods = new Set<Method>();
  do {
    cursor.skipBlanks();
    const wordStart = cursor.offset;
    const word = cursor.takeWord('a method such as read');
    const covered = COVERED.get(word);
    if (!covered) throw cursor.source.error(`'${word}' is not a method`, wordStart);
    for (const method of covered) methods.add(method);
  } while (cursor.skip(','));
  if (cursor.skip(';')) return { at, methods, condition: undefined };
  cursor.expect(':');
  if (cursor.peekWord() !== 'if') throw cursor.unexpected("'if'");
  cursor.takeWord('if');
  return { at, methods, condition: takeExpression(cursor) };
};
