import { describe, expect, it } from 'vitest';
import { cssOf, partsOf, PLACEHOLDER } from './css-parts.ts';

const drawn = (css: string, ...has: string[]): string => cssOf(partsOf(css), new Set(has));

describe('the rules that a page can be drawn with', () => {
  it('ask for no class that the page lacks', () => {
    const css = '.a{top:0;}.a.b{top:1px;}.c .a,.a>.d{top:2px;}.a:hover{top:3px;}';
    expect(drawn(css, 'a')).toBe('.a{top:0}.a:hover{top:3px}');
    expect(drawn(css, 'a', 'd')).toBe('.a{top:0}.c .a,.a>.d{top:2px}.a:hover{top:3px}');
  });

  it('may name classes that nothing must have', () => {
    for (const css of [
      '.a:not(.b){top:0}',
      '.a:is(.b,.c:not(.d)):hover{top:0}',
      ':where(.b) i{top:0}',
    ])
      expect(drawn(css, 'a')).toBe(css);
  });

  it('draw words of an empty field where a field has some', () => {
    const css = '.a::-webkit-input-placeholder{top:0}';
    expect(drawn(css, 'a')).toBe('');
    expect(drawn(css, 'a', PLACEHOLDER)).toBe(css);
  });

  it('stand in their media, those for every width without', () => {
    expect(
      drawn('@media (min-width:0px){.a{top:0;}}@media print{.a{top:1px;}.b{top:2px;}}', 'a'),
    ).toBe('.a{top:0}@media print{.a{top:1px}}');
    expect(drawn('@media print{.b{top:0;}}', 'a')).toBe('');
  });

  it('set each property once, as the last declaration of it says', () => {
    expect(drawn('.a{top:0;left:0;top:1px;}', 'a')).toBe('.a{left:0;top:1px}');
    expect(drawn('.a{top:0!important;top:1px;}', 'a')).toBe('.a{top:0!important;top:1px}');
    const states = '.a:hover{top:0;left:0;}@media print{.a:hover{top:1px;}}.a:hover{top:2px;}';
    expect(drawn(states, 'a')).toBe('.a:hover{left:0;top:2px}');
    const wide = '.a{top:0;}@media (min-width:9px){.a{top:1px;}}';
    expect(drawn(wide, 'a')).toBe('.a{top:0}@media (min-width:9px){.a{top:1px}}');
    const text = '.a{content:";";top:0;top:1px}';
    expect(drawn(text, 'a')).toBe(text);
  });

  it('take nothing away in a state that the class has not given', () => {
    const idle = '.a{text-decoration:none;}.a:hover{text-decoration:none;box-shadow:none;top:0;}';
    expect(drawn(idle, 'a')).toBe('.a{text-decoration:none}.a:hover{top:0}');
    const taken = '.a{box-shadow:0 0 1px;}.a{box-shadow:none;}.a:hover{box-shadow:none;top:0;}';
    expect(drawn(taken, 'a')).toBe('.a{box-shadow:none}.a:hover{top:0}');
    for (const css of [
      '.a{top:0}.a:hover{text-decoration:none}',
      '.a{text-decoration:underline}.a:hover{text-decoration:none}',
      '.a{top:0}@media print{.a{box-shadow:0 0 1px}}.a:active{box-shadow:none}',
      '.a{box-shadow:none}.b:hover .a{box-shadow:none}',
    ])
      expect(drawn(css, 'a', 'b')).toBe(css);
  });

  it('are otherwise as they were', () => {
    const css =
      '@font-face{font-family:F}@keyframes k{from{top:0;}to{top:1px;}}@page{margin:1px}@supports (top:0){i{top:0}}';
    expect(cssOf(partsOf(css))).toBe(css);
  });
});
