import { AppError } from '../contract/api/app-error.ts';

/**
 * What was looked for.
 * @throws AppError `not_found` where there is nothing.
 */
export const orNotFound = async <Thing>(search: Promise<Thing | undefined>): Promise<Thing> => {
  const thing = await search;
  if (thing === undefined) throw new AppError('not_found');
  return thing;
};
