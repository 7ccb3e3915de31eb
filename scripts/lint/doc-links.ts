import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Every link of a Markdown text to another file of the repository, with its anchor where it has one. */
const links = (text: string): [file: string, anchor: string][] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target))
    .map((target): [string, string] => {
      const [file = '', anchor = ''] = target.split('#');
      return [file, anchor];
    });

/** Every link of a Markdown text to another file of the repository, without its anchor. */
export const linkedFiles = (text: string): string[] =>
  links(text)
    .map(([file]) => file)
    .filter((file) => file !== '');

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/**
 * The links of some pages that lead nowhere, each as `page: target`.
 * @param pages paths below `root`
 */
export const deadLinks = (root: string, pages: readonly string[]): string[] =>
  pages.flatMap((page) =>
    links(readFileSync(join(root, page), 'utf8')).flatMap(([file, anchor]) => {
      const target = file === '' ? page : normalize(join(dirname(page), file));
      const path = join(root, target);
      if (!existsSync(path)) return `${page}: ${file}`;
      if (anchor === '' || anchorsOf(readFileSync(path, 'utf8')).includes(anchor)) return [];
      return `${page}: ${file}#${anchor}`;
    }),
  );

/** The files and folders that a Markdown text names in code, such as `contract/api/endpoints.ts` or `web/`. */
export const namedFiles = (text: string): string[] =>
  [...text.matchAll(/`(\w[\w./-]*(?:\.(?:[cm]?js|tsx?|md|rules|py)|\/))`/g)].map(
    ([, name = '']) => name,
  );

/** The scripts of package.json that a Markdown text names: `npm run check:spec`. */
export const namedScripts = (text: string): string[] =>
  [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);

/** Every file below a folder, its path as from there; without what is installed, built or hidden. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return entry.name;
    if (/^(node_modules|dist|\..+)$/.test(entry.name)) return [];
    return filesBelow(join(folder, entry.name)).map((name) => `${entry.name}/${name}`);
  });

/** The steps of the first numbered list below a heading of a Markdown text. */
export const stepsBelow = (text: string, heading: string): string[] => {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^\d+\. (.+)$/gm)].map(
    ([, step = '']) => step,
  );
};
