import { describe, expect, it } from 'vitest';
import { VALIDATION } from '../text/validation-messages.ts';
import { trackingSchema } from '../schemas/after-order.ts';
import { parcelName, trackingOf } from '../delivery/delivery.ts';

const faultOf = (given: object): string | undefined => {
  try {
    trackingSchema.validateSync(given);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('where a parcel is followed', () => {
  it.each([
    [{}, undefined],
    [{ url: 'https://carrier.example/track?id=00340434' }, undefined],
    [{ url: 'https://carrier.example' }, undefined],
    [{ carrier: 'DHL', number: '00340434' }, undefined],
    [{ url: '', carrier: '', number: '' }, undefined],
    [{ url: 'http://carrier.example/' }, VALIDATION.trackingUrl],
    [{ url: 'javascript:alert(1)' }, VALIDATION.trackingUrl],
    [{ url: 'https://carrier.example@evil.example/' }, VALIDATION.trackingUrl],
    [{ url: 'carrier.example' }, VALIDATION.trackingUrl],
    [{ carrier: 'DHL' }, VALIDATION.trackingNumber],
    [{ number: '00340434' }, VALIDATION.trackingCarrier],
  ])('%j: %s', (given, fault) => {
    expect(faultOf(given)).toBe(fault);
  });

  it('is nothing, a page, or a carrier with its number', () => {
    expect(trackingOf({})).toBeNull();
    expect(trackingOf({ url: '' })).toBeNull();
    const parcel = trackingOf({ carrier: 'DHL', number: '1' });
    expect(parcel).toEqual({ url: '', carrier: 'DHL', number: '1' });
    expect(parcel && parcelName(parcel)).toBe('DHL 1');
    expect(parcelName({ url: 'https://carrier.example', carrier: '', number: '' })).toBe('');
  });
});
