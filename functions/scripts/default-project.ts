import { readFileSync } from 'node:fs';

/** The project that `.firebaserc` names. */
export const defaultProject = (): string => {
  const text = readFileSync(new URL('../../.firebaserc', import.meta.url), 'utf8');
  return (JSON.parse(text) as { projects: { default: string } }).projects.default;
};
