import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Every link of a Markdown text to another file of the repository, without its anchor. */
export const linkedFiles = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/i.test(target));

/**
 * The links of some pages that lead nowhere, each as `page: target`.
 * @param pages paths below `root`
 */
export const deadLinks = (root: string, pages: readonly string[]): string[] =>
  pages.flatMap((page) =>
    linkedFiles(readFileSync(join(root, page), 'utf8'))
      .filter((target) => !existsSync(join(root, normalize(join(dirname(page), target)))))
      .map((target) => `${page}: ${target}`),
  );
