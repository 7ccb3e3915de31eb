import XmlBuilder from 'fast-xml-builder';

const builder = new XmlBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
});

/** Writes XML; a key that begins with `@` is an attribute, a list is an element each. */
export const toXml = (document: Record<string, unknown>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
