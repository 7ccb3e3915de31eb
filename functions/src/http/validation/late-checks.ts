import type * as Checks from './checks.ts';

let checks: Promise<typeof Checks> | undefined;

/**
 * What checks a request, with the schemas of all calls, loaded for the first one: a tenth of what the
 * API has in memory, which no scheduled job and none of the functions for pictures that are shown needs.
 */
export const loadChecks = (): Promise<typeof Checks> => (checks ??= import('./checks.ts'));
