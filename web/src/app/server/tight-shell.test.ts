import { expect, it } from 'vitest';
import { tightShell } from './tight-shell.ts';

it('leaves out of the shell what a browser does not read', () => {
  const written =
    '<head>\n    <meta\n      name="a"\n      content="b"\n    />\n    <title>Rollwell</title>\n  </head>';
  expect(tightShell(written)).toBe(
    '<head><meta\nname="a"\ncontent="b"><title>Rollwell</title></head>',
  );
});

it('keeps the spaces of a text', () => {
  expect(tightShell('<p>Rollers and <b>trays</b> for you</p>')).toBe(
    '<p>Rollers and <b>trays</b> for you</p>',
  );
});
