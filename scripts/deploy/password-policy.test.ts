import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { policyByHand, setPasswordPolicy } from './password-policy.ts';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  body: unknown;
}

/**
 * The provider's side of a project's configuration, spoken to by firebase-admin over HTTP. The Auth
 * emulator takes a password policy and forgets it, so it can't show that one arrives.
 */
const provider = async (config: object, refusal?: string) => {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { method, url } = request;
      asked.push({ method, url, body: text === '' ? undefined : JSON.parse(text) });
      response.writeHead(refusal ? 400 : 200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(
          refusal ? { error: { message: refusal } } : { name: 'projects/a-shop/config', ...config },
        ),
      );
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${port}`);
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', 'a-shop');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
  });
  return asked;
};

const written = (asked: readonly Asked[]) => asked.find(({ method }) => method === 'PATCH');

describe('the password policy of a deployment', () => {
  it('has the provider enforce a digit and the least length that the forms ask for', async () => {
    const asked = await provider({});
    await setPasswordPolicy('a-shop');
    const sent = written(asked);
    const { pathname, searchParams } = new URL(sent?.url ?? '', 'http://provider.test');
    expect(pathname).toMatch(/\/v2\/projects\/a-shop\/config$/);
    expect(searchParams.get('updateMask')).toContain('passwordPolicyConfig');
    expect(sent?.body).toMatchObject({
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [
          { customStrengthOptions: { containsNumericCharacter: true, minPasswordLength: 6 } },
        ],
      },
    });
  });

  it('leaves what the project asks for besides', async () => {
    const asked = await provider({
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        forceUpgradeOnSignin: true,
        passwordPolicyVersions: [
          { customStrengthOptions: { containsUppercaseCharacter: true, minPasswordLength: 12 } },
        ],
      },
    });
    await setPasswordPolicy('a-shop');
    expect(written(asked)?.body).toMatchObject({
      passwordPolicyConfig: {
        forceUpgradeOnSignin: true,
        passwordPolicyVersions: [
          {
            customStrengthOptions: {
              containsUppercaseCharacter: true,
              containsNumericCharacter: true,
              minPasswordLength: 12,
            },
          },
        ],
      },
    });
  });

  it('is said to be set by hand where the provider refuses', async () => {
    const asked = await provider({}, 'OPERATION_NOT_ALLOWED');
    const refusal: unknown = await setPasswordPolicy('a-shop').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Error);
    expect(written(asked)).toBeUndefined();
    const { message } = refusal as Error;
    const said = policyByHand('a-shop', message);
    expect(said).toContain(message);
    expect(said).toContain('project/a-shop/authentication/settings');
    expect(said).toContain('at least 6 characters');
  });
});
