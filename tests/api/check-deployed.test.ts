import { describe, expect, it } from 'vitest';
import { checkSite } from '../../scripts/deployed/site-checks.ts';
import { SHOP } from '../support/api-client.ts';

describe('what a live shop is asked', () => {
  it('holds of the emulators, but for what they lack', async () => {
    const findings = await checkSite(SHOP);
    expect(findings.filter(({ outcome }) => outcome === 'fault')).toEqual([]);
    expect(
      findings.filter(({ outcome }) => outcome === 'not here').map(({ says }) => says),
    ).toEqual([
      'Nothing stands in front of the function that keeps pages.',
      'Nothing is encrypted here.',
    ]);
    expect(findings.filter(({ outcome }) => outcome === 'holds').length).toBeGreaterThan(10);
  });
});
