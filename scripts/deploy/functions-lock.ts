/** One package in npm's lock file, as far as it decides where packages lie. */
interface LockedPackage {
  version?: string;
  dev?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** `package-lock.json`: packages by the folder that they lie in; the root's folder is `''`. */
export interface Lock {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

type Folders = Record<string, unknown>;

const folderIn = (parent: string, name: string): string =>
  parent === '' ? `node_modules/${name}` : `${parent}/node_modules/${name}`;

/** The folder around a package's `node_modules`; undefined above the root. */
function around(folder: string): string | undefined {
  if (folder === '') return undefined;
  const end = folder.lastIndexOf('/node_modules/');
  return end === -1 ? '' : folder.slice(0, end);
}

/** Where Node finds a package that something in `folder` asks for; undefined where it is nowhere. */
function find(folders: Folders, folder: string, name: string): string | undefined {
  for (let at: string | undefined = folder; at !== undefined; at = around(at)) {
    if (folderIn(at, name) in folders) return folderIn(at, name);
  }
  return undefined;
}

const needs = ({ dependencies, optionalDependencies }: LockedPackage): string[] => [
  ...new Set(Object.keys({ ...dependencies, ...optionalDependencies })),
];

/** What somebody else has to bring, whichever version that is. */
const peers = ({ peerDependencies }: LockedPackage): string[] =>
  Object.keys(peerDependencies ?? {});

/** Puts what `names` need into the tree, each package as high as it can lie, and notes where from. */
function place(lock: Lock, tree: Record<string, string>, names: readonly string[]): void {
  const queue = names.map((name) => ({ parent: '', name, isPeer: false }));
  for (let ask = queue.shift(); ask; ask = queue.shift()) {
    const { parent, name, isPeer } = ask;
    const source = find(lock.packages, tree[parent] ?? '', name);
    if (source === undefined) continue; // a peer that is optional
    const found = find(tree, parent, name);
    if (found !== undefined && (isPeer || tree[found] === source)) continue;
    const folder = found === undefined ? folderIn('', name) : folderIn(parent, name);
    tree[folder] = source;
    const locked = lock.packages[source] ?? {};
    const asks = (of: string[], isPeer: boolean) =>
      of.map((next) => ({ parent: folder, name: next, isPeer }));
    queue.push(...asks(needs(locked), false), ...asks(peers(locked), true));
  }
}

/**
 * The part of the lock file that one workspace needs to be installed alone, each package in the
 * version in which it was tested.
 *
 * @throws Error where that part cannot be laid out as npm lays it out
 */
export function lockOfWorkspace(lock: Lock, workspace: string): Lock {
  const own = lock.packages[workspace];
  if (!own) throw new Error(`The lock file has no workspace ${workspace}.`);
  const tree: Record<string, string> = { '': workspace };
  place(lock, tree, needs(own));
  const inProduction = new Set(Object.keys(tree));
  place(lock, tree, Object.keys(own.devDependencies ?? {}));

  const packages: Lock['packages'] = {};
  for (const [folder, source] of Object.entries(tree)) {
    const locked = { ...lock.packages[source] };
    if (inProduction.has(folder)) delete locked.dev;
    else locked.dev = true;
    packages[folder] = locked;
    for (const name of needs(locked)) {
      const wanted = find(lock.packages, source, name);
      const given = find(tree, folder, name);
      if (wanted !== (given && tree[given]))
        throw new Error(`${folder} would find another ${name}.`);
    }
  }
  return { ...lock, packages };
}
