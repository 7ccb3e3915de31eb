import { readFileSync } from 'node:fs';

/** Projects by the aliases that `.firebaserc` gives them. */
export type Aliases = Readonly<Record<string, string>>;

export const readAliases = (): Aliases => {
  const text = readFileSync(new URL('../../.firebaserc', import.meta.url), 'utf8');
  return (JSON.parse(text) as { projects: Aliases }).projects;
};

const EMULATED = 'demo-rollwell';

export const isEmulatedProject = (project: string): boolean => project.startsWith('demo-');

/**
 * The project that a script works on: the named one, by its id or its alias; the emulators' where none
 * is named. Neither an environment nor a default of the Firebase CLI leads to a real one.
 */
export const projectNamed = (
  named: string | undefined,
  aliases: Aliases,
  { GCLOUD_PROJECT: present = EMULATED }: Readonly<Record<string, string | undefined>>,
): string => {
  if (named !== undefined) return aliases[named] ?? named;
  return isEmulatedProject(present) ? present : EMULATED;
};
