import type { Blog } from '../../contract/schemas/blog.ts';
import { PUBLICATIONS } from '../../contract/site/publications.ts';
import { SITE_PATHS, siteUrl, type Site } from '../../contract/site/site-paths.ts';
import { html } from '../mail/html.ts';
import { SELLER } from './offer.ts';
import { toXml } from './xml.ts';

/** Posts in the feed; readers keep what they have seen. */
export const BLOG_FEED_POSTS = 20;

/** RSS takes HTML in a description: a paragraph for each of the post's, and its own signs as text. */
const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => html`<p>${line}</p>`.markup)
    .join('');

const toItem = (post: Blog, site: Site) => {
  const url = siteUrl(site, SITE_PATHS.blog, post._id);
  return {
    title: post.heading,
    link: url,
    guid: { '@isPermaLink': 'true', '#text': url },
    pubDate: new Date(post.createdAt).toUTCString(),
    description: paragraphs(post.description),
  };
};

/** RSS 2.0 of the newest posts. */
export const blogFeed = (posts: readonly Blog[], site: Site): string =>
  toXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title: `${SELLER} blog`,
        link: siteUrl(site, SITE_PATHS.blogs),
        description: 'Choosing, using and cleaning paint rollers',
        language: 'en',
        'atom:link': {
          '@rel': 'self',
          '@type': PUBLICATIONS.blogFeed.type,
          '@href': siteUrl(site, PUBLICATIONS.blogFeed.path),
        },
        item: posts.map((post) => toItem(post, site)),
      },
    },
  });
