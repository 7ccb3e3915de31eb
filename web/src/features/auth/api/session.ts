import { request } from '../../../lib/api/request.ts';

/**
 * `PUT /user/{email}`: exchanges a Firebase ID token for the access token of the API and creates
 * or refreshes the user there.
 */
export async function openSession(email: string, idToken: string): Promise<string> {
  const { accessToken } = await request('openSession', {
    params: { email },
    body: { email },
    bearer: idToken,
  });
  return accessToken;
}

/** Ends every session of the signed-in person, by `PUT /user/signed-out/{email}`. */
export const signOutEverywhere = (email: string) =>
  request('signOutEverywhere', { params: { email } });
