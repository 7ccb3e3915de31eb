import type { Request } from 'express';

/** True for a person's browser that opens a page, as opposed to a page that asks the API. */
export const isNavigation = (req: Request): boolean =>
  req.headers.authorization === undefined && req.accepts(['json', 'html']) === 'html';
