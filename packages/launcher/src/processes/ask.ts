import { spawnSync } from 'node:child_process';

/**
 * Runs a small program of the system and gives back everything it printed; an empty text when it
 * is not installed or takes longer than five seconds.
 */
export function ask(program: string, args: readonly string[]): string {
  const answer = spawnSync(program, args, { encoding: 'utf8', timeout: 5000 });
  return answer.error ? '' : `${answer.stdout}${answer.stderr}`;
}
