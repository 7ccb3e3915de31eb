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

describe('toast', () => {
  it('queues until there is a host, asks for one, and shows in order', () => {
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

  it('carries the path it was raised on, also when shown on the next page', () => {
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

  it('asks for the host at once when a toast was raised before anybody listened', () => {
    const wanted = vi.fn();
    lib.toast.success('early');
    lib.onFirstToast(wanted);
    expect(wanted).toHaveBeenCalledOnce();
  });

  it('queues again after the host is unmounted', () => {
    const first = vi.fn();
    const second = vi.fn();
    lib.connectToastHost(first, vi.fn())();
    lib.toast.success('later');
    lib.connectToastHost(second, vi.fn());
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledWith({ kind: 'success', message: 'later', screen });
  });

  it('withdraws the last toast of a page, shown or queued', () => {
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
