import jsep from 'jsep';
import object from '@jsep-plugin/object';
import { gobblePath } from './path-literal.ts';

/** Binding strength of the operators, weakest first, as the official Firestore emulator has it. */
const PRECEDENCE = [
  ['||'],
  ['&&'],
  ['in', 'is'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

let starts = new WeakMap<jsep.Expression, number>();
let open: number[] = [];

jsep.removeAllUnaryOps();
jsep.removeAllBinaryOps();
for (const operator of ['!', '-']) jsep.addUnaryOp(operator);
PRECEDENCE.forEach((operators, index) => {
  for (const operator of operators) jsep.addBinaryOp(operator, index + 1);
});

// The parser keeps no positions, so its hooks note where each operand begins. Numbers are left
// out: for them the parser never calls the closing hook.
jsep.hooks.add('gobble-token', function () {
  if (!/[\d.]/.test(this.char)) open.push(this.index);
});
jsep.plugins.register(object);
jsep.hooks.add('gobble-token', gobblePath);
jsep.hooks.add('after-token', ({ node }) => {
  const start = open.pop();
  if (node && start !== undefined) starts.set(node, start);
});

export type ParsedExpression = {
  readonly root: jsep.Expression;
  /** Offset at which an operand begins, where it is known. */
  readonly starts: WeakMap<jsep.Expression, number>;
};

/** Parses one expression. @throws Error with `index` and `description` */
export const parseWithJsep = (text: string): ParsedExpression => {
  starts = new WeakMap();
  open = [];
  return { root: jsep(text), starts };
};
