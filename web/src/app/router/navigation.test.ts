import type { Location } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { arrived } from '../../lib/router/arrival.ts';
import { guardLeaving } from '../../lib/router/leave-guard.ts';
import type { History } from './browser-steps.ts';
import { createNavigation } from './navigation.ts';

type OnStep = Parameters<History['listen']>[0];

const at = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: pathname,
});

/** A tab whose steps tell of themselves at once, as a browser's do a moment later. */
function tab(...paths: string[]) {
  const entries = paths.map(at);
  let index = entries.length - 1;
  let onStep: OnStep = () => undefined;
  const here = () => entries[index] ?? at('/');
  const history = {
    get location() {
      return here();
    },
    push: (to: { pathname: string }) => {
      index += 1;
      entries.splice(index, Infinity, at(to.pathname));
    },
    replace: (to: { pathname: string }) => entries.splice(index, 1, at(to.pathname)),
    go: (delta: number) => {
      index += delta;
      onStep({ action: 'POP', location: here(), delta } as Parameters<OnStep>[0]);
    },
    listen: (listener: OnStep) => {
      onStep = listener;
      return () => undefined;
    },
  };
  return history as unknown as History;
}

/** Code that comes when the test says so, path by path. */
function slowCode() {
  const waiting = new Map<string, () => void>();
  return {
    load: (path: string) => new Promise<void>((resolve) => waiting.set(path, resolve)),
    comes: (path: string) => waiting.get(path)?.(),
  };
}

function open(
  history: History,
  load: (path: string) => Promise<void> | undefined = () => undefined,
) {
  const onLeave = vi.fn();
  const stands = { prerendered: true, keepsPlace: true };
  const navigation = createNavigation({ history, loadScreens: load, onLeave, ...stands });
  const shown = () => navigation.state().location.pathname;
  return { ...navigation, onLeave, shown, address: () => history.location.pathname };
}

let letGo: (() => void) | undefined;
afterEach(() => {
  letGo?.();
  letGo = undefined;
});

describe('the way to another screen', () => {
  it('is over at once where its code is there', () => {
    const { navigator, shown, address, onLeave, state } = open(tab('/'));
    expect(state().keepsPlace).toBe(true);
    navigator.push({ pathname: '/blogs' });
    expect([shown(), address()]).toEqual(['/blogs', '/blogs']);
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ pathname: '/' }));
    expect(state().keepsPlace).toBe(false);
    navigator.push({ pathname: '/blogs' }, null, { preventScrollReset: true });
    expect(state().keepsPlace).toBe(true);
  });

  it('leaves the screen before, and its address, until the code has come', async () => {
    const code = slowCode();
    const { navigator, shown, address, state, onLeave } = open(tab('/'), code.load);
    navigator.push({ pathname: '/blogs' });
    expect([shown(), address(), state().coming]).toEqual(['/', '/', true]);
    expect(onLeave).not.toHaveBeenCalled();
    code.comes('/blogs');
    await arrived();
    expect([shown(), address(), state().coming]).toEqual(['/blogs', '/blogs', false]);
  });

  it('is given up for the one that was asked for last', async () => {
    const code = slowCode();
    const { navigator, shown, state } = open(tab('/'), code.load);
    navigator.push({ pathname: '/blogs' });
    navigator.push({ pathname: '/products' });
    code.comes('/products');
    await arrived();
    code.comes('/blogs');
    await Promise.resolve();
    expect([shown(), state().coming]).toEqual(['/products', false]);
  });

  it('goes back where the browser does', () => {
    const history = tab('/', '/blogs');
    const { shown } = open(history);
    history.go(-1);
    expect(shown()).toBe('/');
  });

  it('shows nothing before the code of the first screen', async () => {
    const code = slowCode();
    const { state } = createNavigation({
      history: tab('/'),
      loadScreens: code.load,
      onLeave: vi.fn(),
      prerendered: false,
      keepsPlace: false,
    });
    expect(state().ready).toBe(false);
    code.comes('/');
    await vi.waitFor(() => expect(state().ready).toBe(true));
  });
});

describe('a guard of what was typed', () => {
  /** A guard that keeps everybody, and how to leave all the same. */
  function keepEverybody() {
    const kept: (() => void)[] = [];
    letGo = guardLeaving((_from, _to, leave) => kept.push(leave) > 0);
    return () => kept.shift()?.();
  }

  it('keeps somebody who follows a link, until they leave', () => {
    const { navigator, shown } = open(tab('/form'));
    const leave = keepEverybody();
    navigator.push({ pathname: '/blogs' });
    expect(shown()).toBe('/form');
    leave();
    expect(shown()).toBe('/blogs');
  });

  it('takes a step back of the browser back, until they leave', async () => {
    const history = tab('/', '/form');
    const { shown, address } = open(history);
    const leave = keepEverybody();
    history.go(-1);
    expect([shown(), address()]).toEqual(['/form', '/form']);
    leave();
    await vi.waitFor(() => expect([shown(), address()]).toEqual(['/', '/']));
  });

  it('asks again the next time', async () => {
    const history = tab('/', '/blogs', '/form');
    const { shown } = open(history);
    const leave = keepEverybody();
    history.go(-1);
    leave();
    await vi.waitFor(() => expect(shown()).toBe('/blogs'));
    history.go(-1);
    expect(shown()).toBe('/blogs');
  });
});
