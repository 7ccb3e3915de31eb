import type jsep from 'jsep';

/** `/databases/(default)/documents/users/$(request.auth.uid)`: plain segments and expressions. */
export interface PathLiteral extends jsep.Expression {
  type: 'PathLiteral';
  segments: (string | jsep.Expression)[];
}

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

/** Parser hook for paths. A slash where an operand has to stand can only begin one. */
export function gobblePath(this: jsep.HookScope, env: { node?: jsep.Expression }): void {
  if (this.char !== '/') return;
  const segments: (string | jsep.Expression)[] = [];
  do {
    this.index += 1;
    segments.push(gobbleSegment(this));
  } while (this.expr.startsWith('/', this.index));
  const literal: PathLiteral = { type: 'PathLiteral', segments };
  env.node = this.gobbleTokenProperty(literal);
}
