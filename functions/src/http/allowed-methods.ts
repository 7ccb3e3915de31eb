import type { IRouter } from 'express';
import { ENDPOINTS } from '../contract/endpoints.ts';

/** `/order/:email` and `/order/:id` are one address. */
const shapeOf = (path: string): string => path.replace(/:\w+/g, ':part');

const methodsByShape = (): Map<string, Set<string>> => {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of Object.values(ENDPOINTS)) {
    const known = methods.get(shapeOf(path)) ?? new Set();
    methods.set(shapeOf(path), known.add(method));
    if (method === 'GET') known.add('HEAD');
  }
  return methods;
};

/** `/payment/webhook` before `/payment/:part`, which takes it as well. */
const fixedFirst = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  Number(one.includes(':')) - Number(other.includes(':'));

/**
 * Answers OPTIONS with the methods of every call that an address has. Express by itself names those
 * of the first router that knows the address, such as that of the payment screen.
 */
export const tellMethods = (router: IRouter): void => {
  for (const [shape, methods] of [...methodsByShape()].sort(fixedFirst))
    router.options(shape, (_req, res) => {
      res.set('Allow', [...methods].join(', ')).end();
    });
};
