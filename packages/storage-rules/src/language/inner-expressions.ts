import { type Expression } from './ast.ts';

/** The expressions directly inside one. */
export const innerExpressions = (node: Expression): readonly Expression[] => {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flat();
    case 'path':
      return node.segments.filter((segment) => typeof segment !== 'string');
    case 'unary':
    case 'is':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'ternary':
      return [node.test, node.yes, node.no];
    case 'field':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'call':
      return node.args;
    case 'method':
      return [node.object, ...node.args];
  }
};
