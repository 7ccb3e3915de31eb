import { LOCAL, type FirebaseConfig } from './deployment-config.ts';

/** What firebase-functions tells of one function; `{{ params.NAME }}` stands for a parameter. */
export interface Endpoint {
  region?: string;
  availableMemoryMb?: number;
  cpu?: number;
  minInstances?: number | string;
  maxInstances?: number | string;
  concurrency?: number;
  timeoutSeconds?: number;
  serviceAccountEmail?: string;
  httpsTrigger?: object;
  scheduleTrigger?: { schedule: string };
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

type Parameters = Readonly<Record<string, string | undefined>>;

/** A setting with its parameters put in: what was given, else the default. */
function settled(value: string | number, { params = [] }: Manifest, given: Parameters): string {
  return String(value).replaceAll(/\{\{ params\.(\w+) \}\}/g, (whole, name: string) => {
    const byDefault = params.find((param) => param.name === name)?.default;
    return given[name] ?? (byDefault === undefined ? whole : String(byDefault));
  });
}

/** A table of the functions as they would be deployed: a row of headings, then one for each. */
export function functionTable(manifest: Manifest, given: Parameters): string[][] {
  const rows = Object.entries(manifest.endpoints).map(([name, endpoint]) => [
    name,
    endpoint.scheduleTrigger?.schedule ?? 'calls',
    ...SETTINGS.map(([key]) => {
      const value = endpoint[key];
      return value === undefined ? '' : settled(value, manifest, given);
    }),
  ]);
  return [['function', 'runs', ...SETTINGS.map(([, heading]) => heading)], ...rows];
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

/** A sentence for each rewrite that could lead a page to an API of another deployment. */
export const unpinnedRewrites = ({ hosting }: Pick<FirebaseConfig, 'hosting'>): string[] =>
  hosting.rewrites.flatMap(({ source, regex, function: target }) =>
    target && !target.pinTag ? [`${source ?? regex ?? ''} is not pinned to its API.`] : [],
  );
