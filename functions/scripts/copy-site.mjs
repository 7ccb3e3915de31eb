import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * After the build: takes along the web app's page, the headers that Hosting sends with it, and what
 * renders the public pages. Where the site is not built, there is none to take. `HOSTING_CONFIG` is
 * the configuration whose headers count, where it is not `firebase.json`.
 */
const path = (relative) => new URL(relative, import.meta.url);
const config = process.env.HOSTING_CONFIG ?? path('../../firebase.json');

/** Whether a rule of firebase.json is for the pages that are Hosting's own, as this is one. */
const isOfPages = ({ regex }) => regex !== undefined && new RegExp(regex, 'u').test('/login');

const page = path('../../web/dist/app.html');
const built = path('../../web/.cache/renderer/');
const renderer = path('../lib/renderer/');
const shell = path('../lib/app-shell.html');
const headers = path('../lib/app-shell-headers.json');

rmSync(shell, { force: true });
rmSync(headers, { force: true });
rmSync(renderer, { force: true, recursive: true });
if (existsSync(page)) {
  const { hosting } = JSON.parse(readFileSync(config, 'utf8'));
  const ofPages = hosting.headers.filter(isOfPages);
  const byName = Object.fromEntries(
    ofPages
      .flatMap((rule) => rule.headers)
      // How long a page may be kept says the API.
      .filter(({ key }) => key !== 'Cache-Control')
      .map(({ key, value }) => [key, value]),
  );
  writeFileSync(headers, JSON.stringify(byName, null, 2));
  copyFileSync(page, shell);
  cpSync(built, renderer, { recursive: true });
}
