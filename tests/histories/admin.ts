import type { Caller } from '../../functions/src/domain/caller.ts';

/** Who does what only the office may do. */
export const ADMIN: Caller = { uid: 'admin', email: 'admin@shop.test', role: 'admin' };
