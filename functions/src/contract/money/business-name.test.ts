import { describe, expect, it } from 'vitest';
import { canBeOneBusiness } from './business-name.ts';

describe('two names', () => {
  it.each([
    ['Malerei Sample e.U.', 'malerei sample'],
    ['SCHILDERS SAMPLE B.V.', 'Schilders Sample'],
    ['MUSTERMANN MAX', 'Max Mustermann'],
    ['Sample, s. r. o.', 'SAMPLE spol. s r.o.'],
    ['SAMPLE SPÓŁKA Z O.O.', 'Sample sp. z o.o.'],
    ['Müller & Söhne GmbH & Co. KG', 'MULLER SOHNE'],
    ['Société Peinture S.à r.l.', 'Societe Peinture SARL'],
    ['Sample GmbH', 'Dora Decorator, Sample'],
    ['Straße Farben AG', 'STRASSE FARBEN'],
    ['MALER ØRSTED ApS', 'Maler Orsted'],
    ['Farby Đurić d.o.o.', 'FARBY DURIC'],
    ['Þór Mál\u00adning ehf', 'THOR MALNING EHF'],
    ['GmbH', 'Anybody'],
  ])('can be those of one business: “%s”, “%s”', (name, other) => {
    expect(canBeOneBusiness(name, other)).toBe(true);
    expect(canBeOneBusiness(other, name)).toBe(true);
  });

  it.each([
    ['Malerei Sample e.U.', 'Dora Decorator'],
    ['Sample Nord GmbH', 'Sample Süd GmbH'],
    ['MUSTERMANN MAX', 'Mustermann Moritz'],
  ])('cannot: “%s”, “%s”', (name, other) => {
    expect(canBeOneBusiness(name, other)).toBe(false);
  });
});
