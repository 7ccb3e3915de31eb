/** What a public page says of itself to who links to it or lists it. */
export interface PageFacts {
  description: string;
  /** The one address of what it shows; none for a page that stands at no address. */
  canonical?: string;
  /** The address of a picture. */
  picture: string;
  /** By the Open Graph. */
  type: 'website' | 'product' | 'article';
  /** Objects of schema.org. */
  structured: readonly object[];
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escapeAttribute(content)}">`;

/** Data for machines; a browser does not run it, and no text of it can end the tag. */
const dataScript = (thing: object): string =>
  `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`;

const addressTags = (canonical: string): string[] => [
  `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
  meta('property', 'og:url', canonical),
];

/** What a page says of itself, as tags of its head. */
export const headTags = (facts: PageFacts): string[] => [
  meta('name', 'description', facts.description),
  ...(facts.canonical === undefined ? [] : addressTags(facts.canonical)),
  meta('property', 'og:type', facts.type),
  meta('property', 'og:site_name', 'Rollwell'),
  meta('property', 'og:description', facts.description),
  meta('property', 'og:image', facts.picture),
  meta('name', 'twitter:card', 'summary_large_image'),
  ...facts.structured.map(dataScript),
];
