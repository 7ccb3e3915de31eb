import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import composeClasses from '@mui/utils/composeClasses';
import generateUtilityClass from '@mui/utils/generateUtilityClass';
import { describe, expect, it } from 'vitest';
import { askedClasses } from './asked-classes.ts';

const nameOf = (part: string) => (utility: string) => generateUtilityClass(`Mui${part}`, utility);

const MATERIAL = join(import.meta.dirname, '../../node_modules/@mui/material');

/** What is written in selectors of a part of MUI: `.${buttonClasses.startIcon}`. */
function namedIn(part: string): [part: string, utility: string][] {
  const files = readdirSync(join(MATERIAL, part)).filter((file) => file.endsWith('.mjs'));
  const code = files.map((file) => readFileSync(join(MATERIAL, part, file), 'utf8')).join('\n');
  return [...code.matchAll(/\.\$\{(\w+)Classes\.(\w+)\}/g)].map(([, of = '', utility = '']) => [
    `${of.charAt(0).toUpperCase()}${of.slice(1)}`,
    utility,
  ]);
}

describe('the classes that parts of MUI have', () => {
  it('are those that its styles name', () => {
    const parts = readdirSync(MATERIAL, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
      // The site has none of these.
      .filter(({ name }) => !/^(Autocomplete|CardHeader|ListItemText)$/.test(name));
    const lost = parts
      .flatMap(({ name }) => namedIn(name))
      .filter(([part, utility]) => {
        const slots = { root: [utility] };
        const { root } = composeClasses(slots, nameOf(part));
        return askedClasses(slots, nameOf(part)).root !== root;
      });
    expect(lost).toEqual([]);
  });

  it('are not those of looks, which are in the rules already', () => {
    const slots: Parameters<typeof askedClasses>[0] = {
      root: ['root', 'contained', 'sizeSmall', 'colorPrimary', false, 'disabled'],
      icon: ['startIcon', undefined],
    };
    expect(askedClasses(slots, nameOf('Button'), { root: 'own', startIcon: 'more' })).toEqual({
      root: 'MuiButton-root own MuiButton-contained Mui-disabled',
      icon: 'MuiButton-startIcon more',
    });
    expect(askedClasses({ root: ['root', 'body1'] }, nameOf('Typography'))).toEqual({ root: '' });
  });
});
