import { describe, expect, it } from 'vitest';
import { MAX_CARRIERS, MAX_LENGTH } from '../constants.ts';
import { settingsFormSchema, type SettingsFacts } from '../schemas/settings.ts';
import { trackingSchema } from '../schemas/after-order.ts';
import { SAMPLE_SETTINGS } from '../shop-settings.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { trackingLink, withTrackingLink, type Carrier } from './carriers.ts';

const carriers: readonly Carrier[] = [
  { name: 'DHL', trackingUrl: 'https://dhl.example/follow?code={number}&lang=en' },
  { name: 'Bücher Post', trackingUrl: 'https://post.example/{number}' },
];

describe('the link of a parcel', () => {
  it.each([
    ['is made of the pattern and the number', 'DHL', '00340434', '00340434'],
    ['has no blanks and no signs that nobody sees', 'DHL', ' 0034\u200B 04\u00AD34 ', '00340434'],
    ['has the dashes of the keyboard', 'DHL', '00\u201334', '00-34'],
    ['has the number encoded', 'DHL', 'A&b=1/2#?ü', 'A%26b%3D1%2F2%23%3F%C3%BC'],
    ['takes what has a meaning to a replacement as it is', 'DHL', "$&$'", "%24%26%24'"],
    ['knows the carrier however it is written', ' dhl\u200B', '1', '1'],
  ])('%s', (_what, carrier, number, place) => {
    const url = `https://dhl.example/follow?code=${place}&lang=en`;
    expect(trackingLink(carriers, { carrier, number })).toBe(url);
  });

  it('knows a carrier with accents by its plain letters', () => {
    const parcel = { carrier: 'bucher post', number: '7' };
    expect(trackingLink(carriers, parcel)).toBe('https://post.example/7');
  });

  it.each([
    ['no carrier', { number: '1' }],
    ['another carrier', { carrier: 'UPS', number: '1' }],
    ['no number', { carrier: 'DHL' }],
    ['a number of which nothing can be seen', { carrier: 'DHL', number: '\u200B ' }],
    ['half a character', { carrier: 'DHL', number: '\uD83C' }],
  ])('is none with %s', (_what, parcel) => {
    expect(trackingLink(carriers, parcel)).toBe('');
  });

  it('comes to what is said of a parcel where none is typed, with the name of the settings', () => {
    const said = { carrier: 'dhl', number: '1' };
    const url = 'https://dhl.example/follow?code=1&lang=en';
    expect(withTrackingLink(carriers, said)).toEqual({ carrier: 'DHL', number: '1', url });
    expect(withTrackingLink(carriers, { ...said, url: '' })).toMatchObject({ url });
    const typed = { ...said, url: 'https://elsewhere.example/' };
    expect(withTrackingLink(carriers, typed)).toEqual(typed);
    expect(withTrackingLink(carriers, {})).toEqual({});
    expect(withTrackingLink([], said)).toEqual(said);
  });

  it('is one that an order takes, however long number and pattern are', () => {
    const begin = 'https://dhl.example/';
    const filling = 'a'.repeat(MAX_LENGTH.line - begin.length - '{number}'.length);
    const longest = [{ name: 'DHL', trackingUrl: `${begin}${filling}{number}` }];
    expect(faultsOf(longest)).toEqual([]);
    const said = { carrier: 'DHL', number: '🎨'.repeat(MAX_LENGTH.name) };
    const { url } = trackingSchema.validateSync(withTrackingLink(longest, said));
    expect(url).toMatch(/%A8$/);
  });
});

const faultsOf = (given: readonly unknown[]): string[] => {
  try {
    settingsFormSchema.validateSync(
      { ...SAMPLE_SETTINGS, carriers: given },
      { abortEarly: false, context: {} },
    );
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

describe('the carriers of the settings', () => {
  const named = (name: string, trackingUrl = 'https://a.example/{number}') => ({
    name,
    trackingUrl,
  });

  it('are those of the samples', () => {
    expect(faultsOf(SAMPLE_SETTINGS.carriers)).toEqual([]);
    const { carriers: samples }: Pick<SettingsFacts, 'carriers'> = SAMPLE_SETTINGS;
    for (const { name } of samples)
      expect(trackingLink(samples, { carrier: name, number: '1' })).toMatch(/^https:.*1$/);
  });

  it('may be none', () => {
    expect(faultsOf([])).toEqual([]);
  });

  it.each([
    ['http://a.example/{number}'],
    ['https://a.example/'],
    ['https://{number}/'],
    ['https://a.example/{number}/{number}'],
    ['https://a.example/{Number}'],
    ['https://me@a.example/{number}'],
    ['https://a.example/ {number}'],
    [`javascript:alert("{number}")`],
  ])('are refused with the pattern %s', (pattern) => {
    expect(faultsOf([named('A', pattern)])).toEqual([VALIDATION.carrierPattern]);
  });

  it('are refused without name or pattern', () => {
    expect(faultsOf([{ name: ' ', trackingUrl: '' }])).toEqual([
      VALIDATION.required('Carrier'),
      VALIDATION.required('Address of its tracking page'),
    ]);
  });

  it('are refused where two have one name, or where there are too many', () => {
    expect(faultsOf([named('DHL'), named('dhl ')])).toEqual([VALIDATION.carriersAlike]);
    const many = Array.from({ length: MAX_CARRIERS + 1 }, (_none, index) => named(`C${index}`));
    expect(faultsOf(many)).toEqual([VALIDATION.carriersMany(MAX_CARRIERS)]);
  });
});
