import { describe, expect, it } from 'vitest';
import { countryNamedIn } from './countries.ts';

describe('the country that a line of an address names', () => {
  it.each([
    ['Hauptstr. 5, GERMANY', 'DE'],
    ['Hauptstr. 5 Deutschland', 'DE'],
    ['Berlin (Allemagne)', 'DE'],
    ['D-10115 Berlin', 'DE'],
    ['Hauptstr. 5, DE', 'DE'],
    ['1010 Wien - Österreich', 'AT'],
    ['ul. Długa 5, Polska', 'PL'],
    ['Praha 1, Czech Republic', 'CZ'],
    ['Zürich, Schweiz', 'CH'],
    ['Dublin 2 / Ireland', 'IE'],
    ['London, UK', 'GB'],
    ['Αθήνα, Ελλάδα', 'GR'],
  ])('of “%s” is %s', (line, country) => {
    expect(countryNamedIn(line)).toBe(country);
  });

  it.each([
    ['Hauptstr. 5'],
    ['12 Rue de France'],
    ["Place d'Italie 3"],
    ['Deutschlandstrasse 12'],
    ['Österreichring 4, Haus A-12'],
    ['Berlin'],
    [''],
  ])('is none in “%s”', (line) => {
    expect(countryNamedIn(line)).toBeUndefined();
  });
});
