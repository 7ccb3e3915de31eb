import type { Deps } from '../deps.ts';
import { normalEmail } from '../email.ts';

/** True when the user of this email is an admin; an email that nobody has belongs to no admin. */
export const isAdmin = async ({ users }: Deps, email: string): Promise<boolean> =>
  (await users.findByEmail(normalEmail(email)))?.role === 'admin';
