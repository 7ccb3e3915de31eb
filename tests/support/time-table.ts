/** How long one test file took. */
export interface FileTime {
  /** What the tests talk to: `unit`, `rules`, `api` or `browser`. */
  kind: string;
  /** The path below the root. */
  file: string;
  tests: number;
  /** Moments, in milliseconds. */
  from: number;
  to: number;
}

const MAX_SLOWEST = 12;

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Lines of columns: the first flush left, the others flush right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

/** The seconds of a kind: from its first file to its last, and of its files one by one. */
function kindRow(kind: string, files: readonly FileTime[]): string[] {
  const span = Math.max(...files.map(({ to }) => to)) - Math.min(...files.map(({ from }) => from));
  return [
    kind,
    `${files.length}`,
    `${sum(files.map(({ tests }) => tests))}`,
    seconds(span),
    seconds(sum(files.map(({ from, to }) => to - from))),
  ];
}

/** Where the time of a run went: a row for each kind of tests, then its slowest files. */
export function timeTable(times: readonly FileTime[]): string {
  const kinds = [...new Set(times.map(({ kind }) => kind))];
  const slowest = times
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MAX_SLOWEST)
    .map(({ file, tests, from, to }) => [file, `${tests}`, seconds(to - from)]);
  return [
    ...columns([
      ['kind', 'files', 'tests', 'from first to last, s', 'file by file, s'],
      ...kinds.map((kind) =>
        kindRow(
          kind,
          times.filter((time) => time.kind === kind),
        ),
      ),
    ]),
    '',
    ...columns([['slowest files', 'tests', 's'], ...slowest]),
  ].join('\n');
}
