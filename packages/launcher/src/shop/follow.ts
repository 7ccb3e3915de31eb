import { closeSync, openSync, readSync, statSync } from 'node:fs';

const EVERY_MS = 500;

/** Lines that a developer of the API wants to see: its own log lines, and warnings of the emulators. */
const OF_INTEREST = /^(?:>|⚠|⬢|✔ {2}functions)/u;

/** The lines of interest in a piece of the emulators' log. */
function interesting(text: string): string[] {
  return text.split('\n').filter((line) => OF_INTEREST.test(line.trimStart()));
}

/** Passes on what is added to a log from now on, as it comes. */
export function follow(path: string, print: (line: string) => void): void {
  let position = statSync(path).size;
  setInterval(() => {
    const { size } = statSync(path);
    if (size <= position) return;
    const buffer = Buffer.alloc(size - position);
    const file = openSync(path, 'r');
    readSync(file, buffer, 0, buffer.length, position);
    closeSync(file);
    // An unfinished line waits for its end.
    const whole = buffer.lastIndexOf(10) + 1;
    position += whole;
    interesting(buffer.subarray(0, whole).toString()).forEach(print);
  }, EVERY_MS).unref();
}
