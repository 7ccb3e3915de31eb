import { XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { publications } from './publications.ts';
import { postWith, productWith, publishing } from './publishing.fixtures.ts';

/** All that XML 1.0 may hold: its production Char. */
const XML_CHARACTERS = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
/** Stored before it was refused, or by other hands. */
const BEYOND_XML = 'Nap\uffff\u0000\ufffe\ud800\u001b end';

it.each(['blogFeed', 'merchantFeed', 'sitemap'] as const)(
  'the XML of %s holds what XML can hold, whatever is stored',
  async (name) => {
    const product = productWith({ name: BEYOND_XML, description: BEYOND_XML });
    const post = postWith({ _id: 'a\uffffb', heading: BEYOND_XML, description: BEYOND_XML });
    const xml = await publications[name](publishing([product], [post]), '');
    expect(xml).toMatch(XML_CHARACTERS);
    expect(XMLValidator.validate(xml)).toBe(true);
    if (name !== 'sitemap') expect(xml).toContain(`Nap${'\ufffd'.repeat(5)} end`);
  },
);
