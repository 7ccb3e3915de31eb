import { LOCAL, type FirebaseConfig } from './deployment-config.ts';

/** What firebase-functions tells of one function; `{{ params.NAME }}` stands for a parameter. */
interface Endpoint {
  region?: string;
  availableMemoryMb?: number;
  cpu?: number;
  minInstances?: number | string;
  maxInstances?: number | string;
  concurrency?: number;
  timeoutSeconds?: number;
  serviceAccountEmail?: string;
  secretEnvironmentVariables?: { key: string }[];
  httpsTrigger?: object;
  scheduleTrigger?: { schedule: string };
  eventTrigger?: object;
}

export interface Manifest {
  endpoints: Record<string, Endpoint>;
  params?: { name: string; default?: string | number }[];
}

/** The settings without which a function runs wherever, as whoever, as often as it likes. */
const SETTINGS = [
  ['region', 'region'],
  ['availableMemoryMb', 'memory, MiB'],
  ['cpu', 'CPU'],
  ['minInstances', 'least'],
  ['maxInstances', 'most'],
  ['concurrency', 'at once'],
  ['timeoutSeconds', 'timeout, s'],
  ['serviceAccountEmail', 'account'],
] as const satisfies readonly (readonly [keyof Endpoint, string])[];

/** The names of secrets in one text. */
const listed = (secrets: readonly string[]): string =>
  secrets.length === 0 ? 'none' : secrets.toSorted().join(' ');

type Parameters = Readonly<Record<string, string | undefined>>;

/** A setting with its parameters put in: what was given, else the default. */
function settled(value: string | number, { params = [] }: Manifest, given: Parameters): string {
  return String(value).replaceAll(/\{\{ params\.(\w+) \}\}/g, (whole, name: string) => {
    const byDefault = params.find((param) => param.name === name)?.default;
    return given[name] ?? (byDefault === undefined ? whole : String(byDefault));
  });
}

const secretsIn = ({ secretEnvironmentVariables = [] }: Endpoint): string[] =>
  secretEnvironmentVariables.map(({ key }) => key);

/** A sentence for each function that is given other secrets than those that it uses. */
export const wrongSecrets = (
  { endpoints }: Manifest,
  used: Readonly<Record<string, readonly string[]>>,
): string[] =>
  Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const [has, needs] = [secretsIn(endpoint), used[name] ?? []].map((each) => listed(each));
    return has === needs
      ? []
      : [`The function ${name} is given ${has ?? ''}, and uses ${needs ?? ''}.`];
  });

/** A table of the functions as they would be deployed: a row of headings, then one for each. */
export function functionTable(manifest: Manifest, given: Parameters): string[][] {
  const rows = Object.entries(manifest.endpoints).map(([name, endpoint]) => [
    name,
    endpoint.scheduleTrigger?.schedule ?? (endpoint.eventTrigger ? 'events' : 'calls'),
    ...SETTINGS.map(([key]) => {
      const value = endpoint[key];
      return value === undefined ? '' : settled(value, manifest, given);
    }),
    listed(secretsIn(endpoint)),
  ]);
  return [['function', 'runs', ...SETTINGS.map(([, heading]) => heading), 'secrets'], ...rows];
}

/** A sentence for each setting that a function lacks. */
export const missingSettings = ([headings = [], ...rows]: string[][]): string[] =>
  rows.flatMap((row) =>
    row.flatMap((value, column) =>
      value === '' || value.includes('{{')
        ? [`The function ${row[0] ?? ''} has no ${headings[column] ?? ''}.`]
        : [],
    ),
  );

/** The headers of a deployment, a line for each with where it counts. */
export const headerLines = ({ hosting }: Pick<FirebaseConfig, 'hosting'>): string[] =>
  hosting.headers.flatMap(({ source, regex, headers }) =>
    headers.map(({ key, value }) => `${source ?? regex ?? ''}  ${key}: ${value}`),
  );

/** A sentence for each header that names this machine, or asks for an unsafe connection. */
export const localHeaders = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => line.split(/[\s;]+/).some((word) => LOCAL.test(word)))
    .map((line) => `A header names the emulators: ${line}`);

/** A sentence for each header whose place is told by what it is not, which Hosting does not document for globs. */
export const negatedHeaders = ({ hosting }: Pick<FirebaseConfig, 'hosting'>): string[] =>
  hosting.headers.flatMap(({ source = '', regex = '' }) =>
    source.includes('!') || regex.includes('(?!')
      ? [`The headers of ${source || regex} hang on a negation.`]
      : [],
  );

/** A sentence for each rewrite that could lead a page to an API of another deployment. */
export const unpinnedRewrites = ({ hosting }: Pick<FirebaseConfig, 'hosting'>): string[] =>
  hosting.rewrites.flatMap(({ source, regex, function: target }) =>
    target && !target.pinTag ? [`${source ?? regex ?? ''} is not pinned to its API.`] : [],
  );
