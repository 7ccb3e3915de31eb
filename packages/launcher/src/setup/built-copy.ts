import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { followPorts, type PortMoves } from '../ports/moved-ports.ts';
import type { Places } from '../shop/places.ts';
import type { RunPorts } from '../ports/run-ports.ts';

/** The folders that Hosting and Functions serve from. */
export interface Built {
  site: string;
  functions: string;
}

/** Where the site looks for the emulators' ports (web/src/lib/firebase/firebase-app.ts). */
const PORTS_META = 'emulator-ports';

/** What the API consists of once it is built, with its libraries within reach. */
function copyFunctions(root: string, to: string): void {
  const from = join(root, 'functions');
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const belongs = name === 'lib' || name === 'package.json' || name.startsWith('.env');
    if (belongs) cpSync(join(from, name), join(to, name), { recursive: true });
  }
  for (const [modules, folder] of [
    [join(from, 'node_modules'), to],
    [join(root, 'node_modules'), join(to, '..')],
  ] as const) {
    if (existsSync(modules)) symlinkSync(modules, join(folder, 'node_modules'));
  }
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Tells every page, and the headers of the one that the API serves, where the emulators are. */
function tellPorts({ site, functions }: Built, ports: RunPorts, moves: PortMoves): void {
  const content = `auth=${ports.auth} firestore=${ports.firestore}`;
  const meta = `<meta name="${PORTS_META}" content="${content}" />`;
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(site, name));
  const ofApi = ['app-shell.html', 'renderer/page.html'].map((name) =>
    join(functions, 'lib', name),
  );
  for (const page of [...pages, ...ofApi].filter((path) => existsSync(path))) {
    rewrite(page, (html) => html.replace('<head>', `<head>${meta}`));
  }
  // Both carry a policy that names the emulators.
  const policies = [join(functions, 'lib/app-shell-headers.json'), join(site, '404.html')];
  for (const path of policies.filter((one) => existsSync(one)))
    rewrite(path, (text) => followPorts(text, moves));
}

/**
 * Copies what is built to the run's own folder, so that a build of another run in this tree takes
 * nothing away from under it, and tells the copy the ports of the run.
 * @param own nothing where the run uses the ports of `firebase.json`
 */
export function copyBuilt(
  places: Places,
  own: { ports: RunPorts; moves: PortMoves } | undefined,
): Built {
  const folder = join(places.state, 'built');
  const built = { site: join(folder, 'site'), functions: join(folder, 'functions') };
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(places.root, 'web/dist'), built.site, { recursive: true });
  copyFunctions(places.root, built.functions);
  if (own) tellPorts(built, own.ports, own.moves);
  return built;
}
