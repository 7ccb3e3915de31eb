import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { lazySchema } from './lazy-schema.ts';

const schema = object({ name: string().trim().required('Name is required') });

/** A schema whose code fails so many times before it comes. */
function lateAfter(failures: number) {
  let left = failures;
  const load = vi.fn(() => {
    left -= 1;
    return left < 0
      ? Promise.resolve(schema)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  return { load, late: lazySchema(load) };
}

describe('lazySchema', () => {
  it('loads once, and validates and casts as the schema itself', async () => {
    const { load, late } = lateAfter(0);
    late.prepare();
    await expect(late.validate({ name: ' ' })).rejects.toThrow('Name is required');
    await expect(late.validate({ name: 'Dora' })).resolves.toEqual({ name: 'Dora' });
    await expect(late.cast({ name: ' Dora ' })).resolves.toEqual({ name: 'Dora' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('passes validation where its code cannot be loaded, and throws on submit', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { late } = lateAfter(2);
    await expect(late.validate({ name: '' })).resolves.toBeUndefined();
    await expect(late.cast({ name: '' })).rejects.toMatchObject({ code: 'offline' });
    await expect(late.validate({ name: '' })).rejects.toThrow('Name is required');
    vi.unstubAllGlobals();
  });
});
