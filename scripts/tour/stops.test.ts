import { describe, expect, it } from 'vitest';
import { exportedNames, faultsOfTour, MOST_STOPS, readStops } from './stops.ts';

const files: Record<string, string> = {
  'one.ts':
    'const of = <Value>(value: Value) => value;\nexport const one = of(1);\nconst hidden = 2;\nexport async function two() {}',
  'three.tsx': 'export interface Props { a: string }\nexport function Three() { return <p />; }',
};
const read = (file: string) => files[file];
const tour = (...stops: [string, string][]) =>
  stops
    .map(([symbol, file], index) => `${index + 1}. [\`${symbol}\`](${file}) does it.`)
    .join('\n');

describe('a tour', () => {
  it('is its numbered links', () => {
    const text = `# Tour\n\nSee [this](other.md).\n\n${tour(['one', 'one.ts'], ['Three', 'three.tsx'])}`;
    expect(readStops(text)).toEqual([
      { symbol: 'one', file: 'one.ts' },
      { symbol: 'Three', file: 'three.tsx' },
    ]);
    expect(faultsOfTour(text, read)).toEqual([]);
  });

  it('is wrong when a file is gone, or a symbol, or is no longer exported', () => {
    const text = tour(['one', 'gone.ts'], ['three', 'one.ts'], ['hidden', 'one.ts']);
    expect(faultsOfTour(text, read)).toEqual([
      'one: there is no file gone.ts.',
      'one.ts exports no three.',
      'one.ts exports no hidden.',
    ]);
  });

  it('has stops, and not too many', () => {
    expect(faultsOfTour('# Tour', read)).toEqual(['A tour has 1 to 12 stops, and this one 0.']);
    const long = tour(
      ...Array.from({ length: MOST_STOPS + 1 }, () => ['one', 'one.ts'] as [string, string]),
    );
    expect(faultsOfTour(long, read)).toEqual(['A tour has 1 to 12 stops, and this one 13.']);
  });
});

it('knows what a file exports', () => {
  expect(Object.entries(files).map(([file, text]) => exportedNames(file, text))).toEqual([
    ['one', 'two'],
    ['Props', 'Three'],
  ]);
});
