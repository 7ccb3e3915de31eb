import { ONLY_OPTIONS } from '@rollwell/launcher';
import { parseArgs } from 'node:util';

/** What a command takes after `--`, each option with what it is where nobody says. */
type Defaults = Readonly<Record<string, boolean | number | string>>;
type Options<Taken extends Defaults> = {
  [Name in keyof Taken]: Taken[Name] extends boolean
    ? boolean
    : Taken[Name] extends number
      ? number
      : string;
};

const shownOption = ([name, byDefault]: [string, boolean | number | string]): string => {
  if (typeof byDefault === 'boolean') return `--${name}`;
  return `--${name} ${typeof byDefault === 'number' ? '<number>' : '<text>'}`;
};

/** @throws {Error} unless it is a whole number, and no less than `least` */
export function readCount(name: string, text: string, least = 1): number {
  const count = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(count) && count >= least) return count;
  throw new Error(`${name} is "${text}" and has to be a whole number, ${least} or more.`);
}

const readValue = (name: string, byDefault: Defaults[string], value: boolean | string) =>
  typeof byDefault === 'number' ? readCount(`--${name}`, String(value)) : value;

/**
 * Reads a command's options.
 * @throws {Error} for what it does not know, and a number that is none
 */
export function readOptions<Taken extends Defaults>(
  defaults: Taken,
  args: readonly string[],
): Options<Taken> {
  const taken = Object.entries(defaults);
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      taken.map(([name, byDefault]) => [
        name,
        { type: typeof byDefault === 'boolean' ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  });
  return Object.fromEntries(
    taken.map(([name, byDefault]) => {
      const value = values[name];
      return [name, value === undefined ? byDefault : readValue(name, byDefault, value)];
    }),
  ) as Options<Taken>;
}

/** Ends a command that was asked for what it cannot do. */
export function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

/** Ends a command that the launcher asks, before it brings up a shop, whether it takes its options. */
export function optionsTaken(): void {
  if (process.env[ONLY_OPTIONS] !== undefined) process.exit(0);
}

/** The options of this process; with one that is wrong it says which there are, and ends. */
export function optionsOf<Taken extends Defaults>(defaults: Taken): Options<Taken> {
  try {
    const options = readOptions(defaults, process.argv.slice(2));
    optionsTaken();
    return options;
  } catch (error) {
    const known = Object.entries(defaults).map(shownOption).join(', ') || 'no options';
    // Node adds at length how an argument may begin with a dash.
    const [first = ''] = (error as Error).message.split('. ');
    return refuse(`${first.replace(/\.?$/, '.')} This command takes ${known}.`);
  }
}

/** A seed for a run that nobody gave one. */
export const anySeed = (): number => 1 + Math.floor(Math.random() * (2 ** 31 - 1));
