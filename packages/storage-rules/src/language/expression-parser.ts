import jsep from 'jsep';
import { type Cursor } from './cursor.ts';

/** `/databases/(default)/documents/users/$(request.auth.uid)`: plain segments and expressions. */
export interface PathLiteral extends jsep.Expression {
  type: 'PathLiteral';
  segments: (string | jsep.Expression)[];
}

/** An expression as it was read, and where it begins. */
export type ParsedExpression = { readonly root: jsep.Expression; readonly offset: number };

/** Binding strength of the operators, weakest first, as the official Firestore emulator has it. */
const PRECEDENCE = [['||'], ['&&'], ['==', '!='], ['<', '<=', '>', '>=']];

const SEGMENT = /\([\w-]+\)|[\w.~@-]+/y;

const gobbleSegment = (parser: jsep.HookScope): string | jsep.Expression => {
  if (parser.expr.startsWith('$(', parser.index)) {
    parser.index += 2;
    const inner = parser.gobbleExpression();
    parser.gobbleSpaces();
    if (parser.char !== ')') return parser.throwError("expected ')' after a part of a path");
    parser.index += 1;
    return inner;
  }
  SEGMENT.lastIndex = parser.index;
  const [segment] = SEGMENT.exec(parser.expr) ?? [];
  if (segment === undefined) return parser.throwError('expected a part of a path');
  parser.index += segment.length;
  return segment;
};

jsep.removeAllUnaryOps();
jsep.removeAllBinaryOps();
jsep.addUnaryOp('!');
PRECEDENCE.forEach((operators, index) => {
  for (const operator of operators) jsep.addBinaryOp(operator, index + 1);
});
// A slash where an operand has to stand can only begin a path.
jsep.hooks.add('gobble-token', function (env) {
  if (this.char !== '/') return;
  const segments: PathLiteral['segments'] = [];
  do {
    this.index += 1;
    segments.push(gobbleSegment(this));
  } while (this.expr.startsWith('/', this.index));
  env.node = { type: 'PathLiteral', segments } satisfies PathLiteral;
});

/** Takes an expression and the `;` behind it. @throws LoadError where the parser stumbles */
export const takeExpression = (cursor: Cursor): ParsedExpression => {
  cursor.skipBlanks();
  const { source, offset } = cursor;
  const end = cursor.endOfExpression();
  try {
    const root = jsep(source.code.slice(offset, end));
    cursor.offset = end + 1;
    return { root, offset };
  } catch (error) {
    if (error instanceof Error && 'index' in error && 'description' in error) {
      throw source.error(String(error.description), offset + Number(error.index));
    }
    throw error;
  }
};
