import { readFileSync } from 'node:fs';

export interface AppShell {
  html: string;
  /** What Hosting sends with every page of the site. */
  headers: Record<string, string>;
}

/** What the build took along of the site; the same whether this runs built or as source. */
export const takenAlong = (name: string): URL => new URL(`../../lib/${name}`, import.meta.url);

const built = (name: string): string => readFileSync(takenAlong(name), 'utf8');

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
