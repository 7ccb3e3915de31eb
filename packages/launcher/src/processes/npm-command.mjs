// Plain JavaScript with no packages: it runs before they are installed.

/**
 * How npm is started from here: it names its own program in the environment of the scripts it runs.
 * @returns {{ command: string, args: string[] }} `args` come before npm's own
 */
export function npmCommand() {
  const npm = process.env['npm_execpath'];
  return npm && /\.c?js$/.test(npm)
    ? { command: process.execPath, args: [npm] }
    : { command: 'npm', args: [] };
}
