import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ToastModule from './toast.ts';

let lib: typeof ToastModule;
beforeEach(async () => {
  vi.resetModules();
  lib = await import('./toast.ts');
});

describe('toasts', () => {
  it('wait for their host, ask for it, and come in order', () => {
    const wanted = vi.fn();
    const host = vi.fn();
    lib.onFirstToast(wanted);
    lib.toast.success('one');
    lib.toast.error('two');
    expect(wanted).toHaveBeenCalled();
    lib.connectToastHost(host);
    lib.toast.info('three');
    expect(host.mock.calls).toEqual([
      [{ kind: 'success', message: 'one' }],
      [{ kind: 'error', message: 'two' }],
      [{ kind: 'info', message: 'three' }],
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
    lib.connectToastHost(first)();
    lib.toast.success('later');
    lib.connectToastHost(second);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledWith({ kind: 'success', message: 'later' });
  });
});
