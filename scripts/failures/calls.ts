import ts from 'typescript';
import { ENDPOINTS, type EndpointName } from '@rollwell/functions/contract';
import type { Source } from './source.ts';

/** What puts a call of the endpoint table on a router. */
const MOUNTING = ['mount', 'mountView'];

const isCall = (name: string): name is EndpointName => name in ENDPOINTS;

/** What runs for each call of the API once it is through the door. */
export const handlersIn = ({ files }: Source): Map<EndpointName, ts.Node> => {
  const found = new Map<EndpointName, ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && MOUNTING.includes(node.expression.getText())) {
      const [, , name, handler] = node.arguments;
      if (name && handler && ts.isStringLiteral(name) && isCall(name.text))
        found.set(name.text, handler);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return found;
};
