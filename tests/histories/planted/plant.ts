import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bug } from './bug.ts';

const ROOT = join(import.meta.dirname, '../../..');
export const SOURCE = join(ROOT, 'functions/src');
/** The same as it was built, which a process loads in a third of the time. */
export const BUILT = join(ROOT, 'functions/lib');
/** Inside the workspace, so that the copies find its own packages; git does not see it. */
const COPIES = join(ROOT, 'functions/.cache/planted');

/** The shop's own invariants would keep most bugs from doing harm; here the histories alone have to find them. */
const WITHOUT_INVARIANTS: Bug['changes'][number] = {
  file: 'data/orders/invariants.ts',
  from: 'if (!holds) throw',
  to: 'if (!what) throw',
};

/**
 * The files of a shop's source with a bug planted in them: their paths and new texts.
 * @throws Error when a text that is to be changed is not there exactly once.
 */
export const planted = (folder: string, { name, changes }: Bug): Map<string, string> => {
  const texts = new Map<string, string>();
  for (const { file, from, to } of [...changes, WITHOUT_INVARIANTS]) {
    const path = join(folder, file);
    const parts = (texts.get(path) ?? readFileSync(path, 'utf8')).split(from);
    if (parts.length !== 2)
      throw new Error(
        `"${name}" can no longer be planted: ${file} has the text ${parts.length - 1} times`,
      );
    texts.set(path, parts.join(to));
  }
  return texts;
};

/** Where the copy with the bug lies. */
export const folderOf = ({ name }: Bug): string =>
  join(COPIES, name.replace(/[^a-z]+/g, '-').slice(0, 40));

/**
 * Copies the shop's source and plants a bug in it; gives the folder of the copy.
 * @throws Error when a text that is to be changed is not there exactly once.
 */
export const plant = (bug: Bug): string => {
  const folder = folderOf(bug);
  rmSync(folder, { recursive: true, force: true });
  cpSync(SOURCE, folder, { recursive: true });
  for (const [path, text] of planted(folder, bug)) writeFileSync(path, text);
  return folder;
};

export const removePlanted = (): void => {
  rmSync(COPIES, { recursive: true, force: true });
};
