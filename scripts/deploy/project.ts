import type { Aliases } from '../../functions/scripts/project.ts';

/** A sentence for whoever asked for what cannot be deployed. */
export class Refusal extends Error {}

/** Where `npx firebase use --add` puts a project, in the order of what `npm run deploy` takes by itself. */
const BY_ITSELF = ['production', 'default'] as const;

/**
 * The id of the project to deploy to: of the alias or id that was given, else of the alias
 * `production`, else of the default.
 * @throws {Refusal} where there is none
 */
export function projectToDeploy(aliases: Aliases, given: string): string {
  const project =
    given === ''
      ? BY_ITSELF.map((alias) => aliases[alias]).find((id) => id && !id.startsWith('demo-'))
      : (aliases[given] ?? given);
  if (project === undefined || project.startsWith('demo-'))
    throw new Refusal(
      'No project: "npx firebase use --add" gives one an alias, or "npm run deploy -- --to <alias or id>".',
    );
  if (!/^[a-z][a-z0-9.:-]*$/.test(project))
    throw new Refusal(`"${project}" is no id of a project: the Firebase console shows yours.`);
  return project;
}
