import { describe, expect, it } from 'vitest';
import { neededVariables } from './needed-variables.ts';

const THEME =
  ':root{--mui-a:1px;--mui-b:var(--mui-c, 2px);--mui-c:3px;--mui-d:4px}' +
  '[data-color-scheme="dark"]{--mui-a:5px;--mui-c:var(--mui-e);--mui-e:6px;color-scheme:dark}';

describe('the variables of a page', () => {
  it('are those that it names, in every scheme', () => {
    expect(neededVariables([THEME], 'p{margin:var(--mui-a)}')).toEqual([
      ':root{--mui-a:1px;}[data-color-scheme="dark"]{--mui-a:5px;color-scheme:dark}',
    ]);
  });

  it('bring along what their values name, in whichever scheme', () => {
    const [kept] = neededVariables([THEME], '<i data-style="margin:var(--mui-b)">');
    expect(kept).toContain('--mui-b:var(--mui-c, 2px);--mui-c:3px;');
    expect(kept).toContain('--mui-c:var(--mui-e);--mui-e:6px;');
    expect(kept).not.toMatch(/--mui-[ad]/);
  });

  it('include what other rules for the whole page name, which may set some themselves', () => {
    const print = '@media print{:root{--mui-a:7px;--mui-d:8px}body{color:var(--mui-d)}}';
    const [theme, printed] = neededVariables([THEME, print], '');
    expect(theme).toContain('--mui-d:4px');
    expect(printed).toBe('@media print{:root{--mui-d:8px}body{color:var(--mui-d)}}');
  });
});
