import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * After the build: takes the web app's page and the headers that Hosting sends with it along, for
 * the one path that is both a screen and a call. Where the site is not built, there is none to take.
 */
const path = (relative) => new URL(relative, import.meta.url);

const pages = [path('../../web/dist/app.html'), path('../../web/dist/index.html')];
const page = pages.find((candidate) => existsSync(candidate));
const shell = path('../lib/app-shell.html');
const headers = path('../lib/app-shell-headers.json');

rmSync(shell, { force: true });
rmSync(headers, { force: true });
if (page) {
  const { hosting } = JSON.parse(readFileSync(path('../../firebase.json'), 'utf8'));
  const everywhere = hosting.headers.find(({ source }) => source === '**').headers;
  const byName = Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));
  writeFileSync(headers, JSON.stringify(byName, null, 2));
  copyFileSync(page, shell);
}
