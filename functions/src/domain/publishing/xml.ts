import XmlBuilder from 'fast-xml-builder';

const builder = new XmlBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
});

/** What XML 1.0 cannot hold in any spelling (all but its production Char); half a surrogate pair as well. */
const BEYOND_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * Writes XML; a key that begins with `@` is an attribute, a list is an element each. What XML cannot hold is
 * written as U+FFFD, so that no text that is stored breaks the whole.
 */
export const toXml = (document: Record<string, unknown>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document).replace(BEYOND_XML, '\ufffd')}`;
