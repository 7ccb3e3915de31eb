import { describe, expect, it, vi } from 'vitest';
import { SAMPLE_SETTINGS } from '../../contract/shop-settings.ts';
import { withLink, withTrackingLinks } from './tracking-link.ts';

const carriers = [{ name: 'Van', trackingUrl: 'https://van.example/{number}' }];

const reader = () => ({
  shopSettings: {
    get: vi.fn(() => Promise.resolve({ ...SAMPLE_SETTINGS, carriers, updatedAt: 'now' })),
  },
});

describe('the links of parcels', () => {
  it('are made by the settings, which are read once for all of them', async () => {
    const deps = reader();
    const parcels = ['1', '2'].map((number) => ({ id: number, carrier: 'Van', number }));
    expect(await withTrackingLinks(deps, parcels)).toEqual([
      { id: '1', carrier: 'Van', number: '1', url: 'https://van.example/1' },
      { id: '2', carrier: 'Van', number: '2', url: 'https://van.example/2' },
    ]);
    expect(deps.shopSettings.get).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{}],
    [{ url: '', carrier: '', number: '' }],
    [{ carrier: 'Van', number: '1', url: 'https://typed.example/' }],
  ])('are left as %j says, without a look at the settings', async (said) => {
    const deps = reader();
    expect(await withLink(deps, said)).toEqual(said);
    expect(deps.shopSettings.get).not.toHaveBeenCalled();
  });
});
