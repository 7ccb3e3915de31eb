import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ToastModule from './toast.ts';

let lib: typeof ToastModule;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('location', { pathname: '/login' });
  lib = await import('./toast.ts');
});
afterEach(() => vi.unstubAllGlobals());

const messages = () => lib.shownToasts.read().map(({ message }) => message);

describe('toast', () => {
  it('replaces the last one of its page, and no other', () => {
    lib.toast.error('one');
    lib.toast.success('two');
    expect(messages()).toEqual(['two']);
    vi.stubGlobal('location', { pathname: '/' });
    lib.toast.info('three');
    expect(messages()).toEqual(['two', 'three']);
  });

  it('is told to whoever draws it, with its kind', () => {
    const drawn = vi.fn();
    lib.shownToasts.subscribe(drawn);
    lib.toast.error('refused');
    expect(drawn).toHaveBeenCalledOnce();
    expect(lib.shownToasts.read()).toMatchObject([
      { kind: 'error', message: 'refused', screen: '/login' },
    ]);
  });

  it('leaves three at most, the newest', () => {
    for (const pathname of ['/a', '/b', '/c', '/d']) {
      vi.stubGlobal('location', { pathname });
      lib.toast.info(pathname);
    }
    expect(messages()).toEqual(['/b', '/c', '/d']);
  });

  it('goes when it is closed, and when its page takes it back', () => {
    lib.toast.error('early');
    vi.stubGlobal('location', { pathname: '/' });
    lib.toast.success('later');
    lib.toast.takeBack();
    expect(messages()).toEqual(['early']);
    lib.shownToasts.close(lib.shownToasts.read()[0]?.id ?? 0);
    expect(messages()).toEqual([]);
  });
});
