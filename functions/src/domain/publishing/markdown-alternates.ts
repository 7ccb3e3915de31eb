import { isolated } from '../../contract/text/text.ts';
import { attributeRows } from '../../contract/products/attribute-rows.ts';
import { formatMoney, fromCents } from '../../contract/money/money.ts';
import { markdownPath } from '../../contract/site/publications.ts';
import {
  LEGAL_NAMES,
  LEGAL_TITLES,
  type LegalTable,
  type LegalText,
} from '../../contract/legal/legal-text.ts';
import { ratingSentence } from '../../contract/products/product-rating.ts';
import type { Blog } from '../../contract/schemas/blog.ts';
import type { ProductReview } from '../../contract/schemas/product-review.ts';
import { SITE_PATHS, siteUrl, type Site } from '../../contract/site/site-paths.ts';
import {
  bullets,
  heading,
  link,
  markdown,
  paragraph,
  paragraphs,
  picture,
  quote,
} from './markdown.ts';
import { SELLER, type Offer } from './offer.ts';

/** How a price reads: `€3.90 per piece`. */
const priceOf = ({ price }: Offer): string => `${formatMoney(fromCents(price))} per piece`;
const stockOf = ({ inStock, lowStock }: Offer): string => {
  if (!inStock) return 'out of stock';
  return lowStock ? 'in stock, few left' : 'in stock';
};

const offerLine = (offer: Offer) => [
  link(offer.name, markdownPath(offer.url)),
  `: ${priceOf(offer)}, ${stockOf(offer)}`,
];

const postLine = ({ _id, heading: title, createdAt }: Blog, site: Site) => [
  link(title, markdownPath(siteUrl(site, SITE_PATHS.blog, _id))),
  `: ${createdAt.slice(0, 10)}`,
];

const reviewOf = ({ author, ratings, createdAt, description }: ProductReview) => [
  paragraph(`${isolated(author)}, ${createdAt.slice(0, 10)}: ${ratings} of 5`),
  ...paragraphs(description),
];

/** A product's page in Markdown, with its newest reviews by buyers. */
export const productMarkdown = (offer: Offer, reviews: readonly ProductReview[]): string =>
  markdown(
    heading(1, offer.name),
    paragraph(picture(offer.name, offer.picture)),
    ...offer.morePictures.map(({ url, alt }) => paragraph(picture(alt, url))),
    ...paragraphs(offer.description),
    bullets([
      [`Price: ${priceOf(offer)}`],
      ...(offer.lowest === undefined
        ? []
        : [[`Lowest price of the last 30 days: ${formatMoney(fromCents(offer.lowest))}`]]),
      [`Smallest order: ${offer.smallest.pieces}`],
      [`Availability: ${stockOf(offer)}`],
      ...(offer.rating ? [[`Reviews by buyers: ${ratingSentence(offer.rating)}`]] : []),
      ...attributeRows(offer.attributes).map(({ label, text }) => [`${label}: ${text}`]),
      ['Page: ', link(offer.url, offer.url)],
    ]),
    ...(reviews.length === 0
      ? []
      : [heading(2, 'Reviews by buyers'), ...reviews.flatMap((review) => reviewOf(review))]),
  );

/** The catalogue in Markdown. */
export const productsMarkdown = (offers: readonly Offer[]): string =>
  markdown(heading(1, 'Products'), bullets(offers.map(offerLine)));

/** A blog post in Markdown. */
export const blogMarkdown = (post: Blog): string =>
  markdown(
    heading(1, post.heading),
    paragraph(picture(post.heading, post.img)),
    ...paragraphs(post.description),
  );

/** The list of posts in Markdown. */
export const blogsMarkdown = (posts: readonly Blog[], site: Site): string =>
  markdown(heading(1, 'Blog'), bullets(posts.map((post) => postLine(post, site))));

/** A table as a list, which every reader of Markdown knows: `Germany. Paid before …: by Monday, 30 November.` */
const tableLines = ({ head, rows }: LegalTable) =>
  bullets(
    rows.map(([about = '', ...cells]) => [
      [about, ...cells.map((cell, column) => `${head[column + 1] ?? ''}: ${cell}`)]
        .map((part) => `${part}.`)
        .join(' '),
    ]),
  );

/** A page of the law in Markdown. */
export const legalMarkdown = ({ title, lead, sections }: LegalText, site: Site): string =>
  markdown(
    heading(1, title),
    paragraph(lead),
    ...sections.flatMap((section) => [
      heading(2, section.heading),
      ...section.paragraphs.map((text) => paragraph(text)),
      ...(section.table ? [tableLines(section.table)] : []),
      ...(section.link
        ? [paragraph(link(section.link.label, siteUrl(site, section.link.to)))]
        : []),
    ]),
  );

/** What a language model is to know of the site, by the form of llmstxt.org. */
export const llmsText = (
  { offers, posts }: { offers: readonly Offer[]; posts: readonly Blog[] },
  site: Site,
): string =>
  markdown(
    heading(1, SELLER),
    quote('Rollers, frames, trays and poles for decorators. Even coat, every time.'),
    heading(2, 'Products'),
    bullets(offers.map(offerLine)),
    heading(2, 'Blog'),
    bullets(posts.map((post) => postLine(post, site))),
    paragraph(
      'Which roller for which job: ',
      link('Find your roller', siteUrl(site, SITE_PATHS.finder)),
      '.',
    ),
    heading(2, 'Buying here'),
    bullets(
      LEGAL_NAMES.map((name) => [
        link(LEGAL_TITLES[name], markdownPath(siteUrl(site, SITE_PATHS[name]))),
      ]),
    ),
  );
