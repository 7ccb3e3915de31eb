import { readFileSync } from 'node:fs';

export interface AppShell {
  html: string;
  /** What Hosting sends with every page of the site. */
  headers: Record<string, string>;
}

const built = (name: string): string =>
  readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

let shell: AppShell | undefined;

/** The web app's page, as the build took it along; undefined when the site was not built. */
export const appShell = (): AppShell | undefined => {
  try {
    shell ??= {
      html: built('app-shell.html'),
      headers: JSON.parse(built('app-shell-headers.json')) as Record<string, string>,
    };
  } catch {
    return undefined;
  }
  return shell;
};
