import { request } from '../../../lib/api/request.ts';

/** Everything that the shop keeps about the own account, by `GET /user/data/{email}`. */
export const readOwnData = (email: string) => request('getOwnData', { params: { email } });

/** Closes and erases the own account, by `POST /user/erase/{email}`. */
export const eraseAccount = (email: string) => request('eraseAccount', { params: { email } });
