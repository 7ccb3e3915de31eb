import type { PageFacts } from '../domain/publishing/page-facts.ts';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escapeAttribute(content)}">`;

/** Data for machines; a browser does not run it, and no text of it can end the tag. */
const dataScript = (thing: object): string =>
  `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`;

/** What a page says of itself, as tags of its head. */
export const headTags = (facts: PageFacts): string[] => [
  meta('name', 'description', facts.description),
  `<link rel="canonical" href="${escapeAttribute(facts.canonical)}">`,
  meta('property', 'og:type', facts.type),
  meta('property', 'og:site_name', 'Rollwell'),
  meta('property', 'og:url', facts.canonical),
  meta('property', 'og:description', facts.description),
  meta('property', 'og:image', facts.picture),
  meta('name', 'twitter:card', 'summary_large_image'),
  ...facts.structured.map(dataScript),
];
