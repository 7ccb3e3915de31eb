import { describe, expect, it } from 'vitest';
import { homeSection, paths, pathTo } from './paths.ts';

describe('paths', () => {
  it('fill in and encode the id', () => {
    expect(pathTo('purchase', 'p 1/2')).toBe('/purchase/p%201%2F2');
    expect(pathTo('editProduct', 'x')).toBe('/Dashboard/manage-products/x');
  });

  it('are each there once', () => {
    const all = Object.entries(paths).filter(([name]) => name !== 'afterSignup');
    expect(new Set(all.map(([, path]) => path)).size).toBe(all.length);
  });

  it('lead to a section of the home page', () => {
    expect(homeSection('contact')).toBe('/#contact');
  });
});
