/** Files of the build that a page names in its head, as paths within the site's root. */
export interface PageFiles {
  fonts: string[];
  /** By screen: the files of its code that the shell does not name already. */
  code: Record<string, string[]>;
}
