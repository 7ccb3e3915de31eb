import type { RequestHandler, Router } from 'express';

/** The first part of a path, by which Express tells no capitals apart: `order` of `/Order/7`. */
export const firstPartOf = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? '';

/** A part that stands for itself alone, and for nothing that an address may have in its place. */
const LITERAL = /^[\w.-]*$/;

/** The first parts of all that a router answers; undefined for one that takes others as well. */
const firstPartsOf = ({ stack }: Router): ReadonlySet<string> | undefined => {
  const paths = stack.map(({ route }) => route?.path);
  const parts = paths.map((path) => (typeof path === 'string' ? firstPartOf(path) : undefined));
  const isLiteral = (part: string | undefined): part is string =>
    part !== undefined && LITERAL.test(part);
  return parts.every(isLiteral) ? new Set(parts) : undefined;
};

/**
 * Asks a router only for what begins as its routes do. Express tries each of them in turn, which for a
 * call takes longer than to answer it from what is kept.
 *
 * @param router with all of its routes
 */
export const byFirstPart = (router: Router): RequestHandler => {
  const parts = firstPartsOf(router);
  if (!parts) return router;
  return (req, res, next) => {
    if (parts.has(firstPartOf(req.path))) router(req, res, next);
    else next();
  };
};
