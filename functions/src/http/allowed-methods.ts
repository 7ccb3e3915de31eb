import { Router, type IRouter, type RequestHandler } from 'express';
import { AppError } from '../contract/api/app-error.ts';
import { ENDPOINTS } from '../contract/api/endpoints.ts';

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

/** Lets the methods of an address through to its calls, past the addresses that look like it. */
const onlyThese =
  (methods: ReadonlySet<string>): RequestHandler =>
  (req, res, next) => {
    if (methods.has(req.method)) {
      next('router');
      return;
    }
    res.set('Allow', [...methods].join(', '));
    if (req.method !== 'OPTIONS') throw new AppError('method_not_allowed');
    res.end();
  };

/**
 * Stands before every call: answers OPTIONS with the methods that an address has, and refuses those
 * that it does not have with `method_not_allowed`. Express by itself would name those of the first
 * router that knows the address, such as that of the payment screen.
 */
export const guardMethods = (app: IRouter): void => {
  const router = Router();
  for (const [shape, methods] of [...methodsByShape()].sort(fixedFirst))
    router.all(shape, onlyThese(methods));
  app.use(router);
};
