import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ToastModule from './toast.ts';

let lib: typeof ToastModule;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('location', { pathname: '/login' });
  lib = await import('./toast.ts');
});
afterEach(() => vi.unstubAllGlobals());

const messages = () => lib.toasts.all().map(({ message }) => message);
const goTo = (pathname: string) => vi.stubGlobal('location', { pathname });

describe('toast', () => {
  it('replaces the last one of its path, and no other', () => {
    lib.toast.success('one');
    goTo('/');
    lib.toast.error('two');
    lib.toast.info('three');
    expect(lib.toasts.all()).toMatchObject([
      { kind: 'success', message: 'one', path: '/login' },
      { kind: 'info', message: 'three', path: '/' },
    ]);
  });

  it('withdraws the last one of its path, and no other', () => {
    lib.toast.error('one');
    goTo('/');
    lib.toast.error('two');
    lib.toast.takeBack();
    expect(messages()).toEqual(['one']);
  });

  it('notifies of each change, and of nothing else', () => {
    const listener = vi.fn();
    lib.toasts.subscribe(listener);
    lib.toast.takeBack();
    lib.toasts.close(7);
    expect(listener).not.toHaveBeenCalled();
    lib.toast.success('one');
    lib.toasts.close(lib.toasts.all()[0]?.id ?? 0);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(messages()).toEqual([]);
  });
});
