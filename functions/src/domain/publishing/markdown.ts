import type { Image, Link, List, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';

const text = (value: string): Text => ({ type: 'text', value });

export const heading = (depth: 1 | 2, value: string): RootContent => ({
  type: 'heading',
  depth,
  children: [text(value)],
});

export const paragraph = (...children: (string | PhrasingContent)[]): RootContent => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});

/** A paragraph for each line of what somebody wrote. */
export const paragraphs = (value: string): RootContent[] =>
  value
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => paragraph(line));

export const link = (label: string, url: string): Link => ({
  type: 'link',
  url,
  children: [text(label)],
});

export const picture = (alt: string, url: string): Image => ({ type: 'image', url, alt });

export const quote = (value: string): RootContent => ({
  type: 'blockquote',
  children: [{ type: 'paragraph', children: [text(value)] }],
});

/** A list with one line for each entry. */
export const bullets = (entries: readonly (string | PhrasingContent)[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: entries.map((entry) => ({
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: entry.map((part) => (typeof part === 'string' ? text(part) : part)),
      },
    ],
  })),
});

/** Writes Markdown; whatever in a text would be a mark-up of its own is escaped. */
export const markdown = (...children: RootContent[]): string => {
  const root: Root = { type: 'root', children };
  return toMarkdown(root, { bullet: '-' });
};
