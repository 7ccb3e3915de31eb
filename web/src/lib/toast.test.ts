import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ToastModule from './toast.ts';

let lib: typeof ToastModule;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('location', { pathname: '/login' });
  lib = await import('./toast.ts');
});
afterEach(() => vi.unstubAllGlobals());

const screen = '/login';

describe('toasts', () => {
  it('wait for their host, ask for it, and come in order', () => {
    const wanted = vi.fn();
    const host = vi.fn();
    lib.onFirstToast(wanted);
    lib.toast.success('one');
    lib.toast.error('two');
    expect(wanted).toHaveBeenCalled();
    lib.connectToastHost(host, vi.fn());
    lib.toast.info('three');
    expect(host.mock.calls).toEqual([
      [{ kind: 'success', message: 'one', screen }],
      [{ kind: 'error', message: 'two', screen }],
      [{ kind: 'info', message: 'three', screen }],
    ]);
  });

  it('say on which screen they were raised, even if they show on the next one', () => {
    const host = vi.fn();
    lib.toast.error('early');
    vi.stubGlobal('location', { pathname: '/' });
    lib.connectToastHost(host, vi.fn());
    lib.toast.success('later');
    expect(host.mock.calls).toEqual([
      [{ kind: 'error', message: 'early', screen }],
      [{ kind: 'success', message: 'later', screen: '/' }],
    ]);
  });

  it('ask for the host at once when one was shown before anybody listened', () => {
    const wanted = vi.fn();
    lib.toast.success('early');
    lib.onFirstToast(wanted);
    expect(wanted).toHaveBeenCalledOnce();
  });

  it('wait again after the host has gone', () => {
    const first = vi.fn();
    const second = vi.fn();
    lib.connectToastHost(first, vi.fn())();
    lib.toast.success('later');
    lib.connectToastHost(second, vi.fn());
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledWith({ kind: 'success', message: 'later', screen });
  });

  it('are taken back from the screen that says something else now, shown or still waiting', () => {
    const host = vi.fn();
    const closeLast = vi.fn();
    lib.toast.error('early');
    lib.toast.takeBack();
    lib.connectToastHost(host, closeLast);
    lib.toast.takeBack();
    expect(host).not.toHaveBeenCalled();
    expect(closeLast).toHaveBeenCalledExactlyOnceWith(screen);
  });
});
