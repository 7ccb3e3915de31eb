import { readdirSync } from 'node:fs';

/**
 * Folder names directly below `path`; a folder that does not exist yet has none.
 * @param {string} path
 */
const foldersIn = (path) => {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
};

/**
 * A zone says: files in `target` may not import from `from`, except `except`.
 * Together the zones are the arrows of ARCHITECTURE.md.
 * @param {string | string[]} target
 * @param {string} from
 * @param {string[]} except
 * @param {string} message
 */
const zone = (target, from, except, message) => ({ target, from, except, message });

const functionsZones = [
  zone(
    './functions/src/contract',
    './functions/src',
    ['./contract'],
    'The contract imports nothing of the server.',
  ),
  zone(
    './functions/src/data',
    './functions/src',
    ['./data', './contract', './config.ts'],
    'The data layer knows the contract only.',
  ),
  zone(
    './functions/src/domain',
    './functions/src',
    ['./domain', './data', './contract'],
    'The domain knows neither HTTP nor Firebase triggers.',
  ),
  zone(
    './functions/src/http',
    './functions/src/data',
    [],
    'HTTP handlers call use cases, never the data layer.',
  ),
  zone(
    './functions/src/!(index).ts',
    './functions/src/index.ts',
    [],
    'Nothing imports the triggers.',
  ),
];

/**
 * Each folder of a layer knows itself alone of that layer.
 * @param {string} layer
 * @param {string} message
 */
const apart = (layer, message) =>
  foldersIn(`./web/src/${layer}`).map((name) =>
    zone(`./web/src/${layer}/${name}`, `./web/src/${layer}`, [`./${name}`], message),
  );

/** The layers of the site; each imports from those after it. */
const LAYERS = ['app', 'pages', 'features', 'entities', 'components', 'lib'];
const webZones = [
  ...apart('features', 'A feature never imports another feature: compose them in a page.'),
  ...apart('entities', 'An entity never imports another entity: pass it what it shows.'),
  ...LAYERS.slice(0, -1).map((layer, index) =>
    zone(
      LAYERS.slice(index + 1).map((lower) => `./web/src/${lower}`),
      `./web/src/${layer}`,
      [],
      `What lies below ${layer}/ imports nothing of it: ${LAYERS.slice(index).join(' > ')}.`,
    ),
  ),
];

const packages = foldersIn('./packages');
/** @type {Record<string, string[]>} */
const KNOWN_TO = { 'payment-simulator': ['./vies-simulator'] };
const packageZones = [
  ...packages.map((name) =>
    zone(
      ['./scripts', './tests', `./packages/!(${name})/**`],
      `./packages/${name}`,
      ['./index.ts'],
      `Import @rollwell/${name}: its door is index.ts.`,
    ),
  ),
  ...packages.map((name) =>
    zone(
      `./packages/${name}`,
      './packages',
      [`./${name}`, ...(KNOWN_TO[name] ?? [])],
      'The packages do not know each other; only the payment simulator brings VIES along.',
    ),
  ),
  zone(
    './packages',
    './functions/src',
    ['./contract'],
    'A package knows the contract only, through @rollwell/functions/contract.',
  ),
  zone('./packages', './web', [], 'A package knows nothing of the site.'),
];

const houseZones = [
  zone(
    './web/src',
    './functions/src',
    ['./contract'],
    'The browser imports the contract through @rollwell/functions/contract only.',
  ),
  zone(
    ['./web/src', './functions/src'],
    './packages',
    [],
    'What stands in for the cloud is never deployed.',
  ),
  zone(['./web/src', './functions/src'], './tests', [], 'Shipped code does not import tests.'),
  zone('./functions', './web', [], 'functions/ deploys alone.'),
];

/** What `import-x/no-restricted-paths` enforces. */
export const importZones = [...functionsZones, ...webZones, ...packageZones, ...houseZones];
