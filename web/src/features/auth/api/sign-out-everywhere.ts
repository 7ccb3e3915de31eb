import { request } from '../../../lib/api/request.ts';

/** Ends every session of the signed-in person, by `PUT /user/signed-out/{email}`. */
export const signOutEverywhere = (email: string) =>
  request('signOutEverywhere', { params: { email } });
