import type { Below } from './first-screen.ts';

/** What a page takes of the build; files as paths within the site's root. */
export interface PageFiles {
  /** The rules that the shell has in a file of their own: a page carries them in itself. */
  shellStyles: string;
  /** By screen: the files of its code that the shell does not name already. */
  code: Record<string, string[]>;
  /** By screen: what of it is drawn with a file of styles. */
  below: Record<string, Below>;
}
