import { describe, expect, it } from 'vitest';
import { projectToDeploy, Refusal } from './project.ts';

const aliases = { default: 'demo-rollwell', production: 'paint-shop', staging: 'paint-staging' };

describe('the project of a deployment', () => {
  it.each([
    ['nothing', '', 'paint-shop'],
    ['an alias', 'staging', 'paint-staging'],
    ['an id', 'other-shop', 'other-shop'],
  ])('is found for %s', (_what, given, project) => {
    expect(projectToDeploy(aliases, given)).toBe(project);
  });

  it('is the default where no alias is production', () => {
    expect(projectToDeploy({ default: 'paint-shop' }, '')).toBe('paint-shop');
  });

  it.each(['', 'demo-rollwell'])('is never the one of the emulators (given "%s")', (given) => {
    expect(() => projectToDeploy({ default: 'demo-rollwell' }, given)).toThrow(Refusal);
  });

  it.each(['Paint Shop', '../x'])('is refused where %s is no id', (given) => {
    expect(() => projectToDeploy(aliases, given)).toThrow(`"${given}" is no id of a project`);
  });
});
