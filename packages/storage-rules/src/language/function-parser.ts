import { type RuleFunction } from './ast.ts';
import { type Cursor } from './cursor.ts';
import { takeExpression } from './expression-parser.ts';

const takeParameters = (cursor: Cursor): string[] => {
  const parameters: string[] = [];
  cursor.expect('(');
  if (cursor.skip(')')) return parameters;
  do parameters.push(cursor.takeWord('the name of a parameter'));
  while (cursor.skip(','));
  cursor.expect(')');
  return parameters;
};

const takeBindings = (cursor: Cursor): RuleFunction['bindings'] => {
  const bindings: RuleFunction['bindings'][number][] = [];
  while (cursor.peekWord() === 'let') {
    cursor.takeWord('let');
    const name = cursor.takeWord('a name');
    cursor.expect('=');
    bindings.push({ name, value: takeExpression(cursor) });
  }
  return bindings;
};

/** Reads `name(a, b) { let x = …; return …; }` behind `function`. @throws LoadError */
export const takeFunction = (cursor: Cursor, start: number): RuleFunction => {
  const at = cursor.source.positionAt(start);
  const name = cursor.takeWord('the name of the function');
  const parameters = takeParameters(cursor);
  cursor.expect('{');
  const bindings = takeBindings(cursor);
  if (cursor.peekWord() !== 'return') throw cursor.unexpected("'let' or 'return'");
  cursor.takeWord('return');
  const result = takeExpression(cursor);
  cursor.expect('}');
  return { name, at, parameters, bindings, result };
};
