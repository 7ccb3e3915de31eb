import { describe, expect, it } from 'vitest';
import { functionTable, missingSettings, wrongSecrets, type Manifest } from './plan.ts';

const manifest: Manifest = {
  params: [{ name: 'REGION', default: 'europe-west1' }, { name: 'ACCOUNT' }],
  endpoints: {
    api: {
      region: '{{ params.REGION }}',
      availableMemoryMb: 1024,
      cpu: 1,
      minInstances: 0,
      maxInstances: 10,
      concurrency: 80,
      timeoutSeconds: 120,
      serviceAccountEmail: '{{ params.ACCOUNT }}',
      secretEnvironmentVariables: [{ key: 'STRIPE_SECRET_KEY' }, { key: 'STRIPE_WEBHOOK_SECRET' }],
      httpsTrigger: {},
    },
  },
};

describe('the plan of a deployment', () => {
  it('shows each function with its settings, parameters put in', () => {
    const [, row] = functionTable(manifest, { ACCOUNT: 'shop@' });
    expect(row).toEqual([
      'api',
      'calls',
      'europe-west1',
      '1024',
      '1',
      '0',
      '10',
      '80',
      '120',
      'shop@',
      'STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET',
    ]);
  });

  it('names a function that is given a secret which it does not use, or lacks one', () => {
    const api = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'];
    expect(wrongSecrets(manifest, { api })).toEqual([]);
    expect(wrongSecrets(manifest, { api: [] })).toEqual([
      'The function api is given STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET, and uses none.',
    ]);
    const bare = { endpoints: { job: {} } };
    expect(wrongSecrets(bare, { job: ['STRIPE_SECRET_KEY'] })).toEqual([
      'The function job is given none, and uses STRIPE_SECRET_KEY.',
    ]);
  });

  it('takes what was given before the default', () => {
    const [, row] = functionTable(manifest, { ACCOUNT: 'shop@', REGION: 'europe-north1' });
    expect(row).toContain('europe-north1');
  });

  it('names what a function lacks, and a parameter without a value', () => {
    const { api } = manifest.endpoints;
    const job = { ...api };
    delete job.concurrency;
    const bare = { ...manifest, endpoints: { job } };
    const table = functionTable(bare, {});
    expect(missingSettings(table)).toEqual([
      'The function job has no at once.',
      'The function job has no account.',
    ]);
    expect(missingSettings(functionTable(manifest, { ACCOUNT: 'shop@' }))).toEqual([]);
  });
});
