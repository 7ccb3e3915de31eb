import { beforeEach, describe, expect, it, vi } from 'vitest';

const anna = { uid: 'a', email: 'anna@rollwell.example', name: 'Anna', emailVerified: true };
const bert = { uid: 'b', email: 'bert@rollwell.example', name: 'Bert', emailVerified: true };

/** A store of its own for each test: the module keeps the state. */
async function freshStore() {
  vi.resetModules();
  return import('./session-store.ts');
}

let store: Awaited<ReturnType<typeof freshStore>>;
beforeEach(async () => {
  store = await freshStore();
});

describe('the session', () => {
  it('is loading until the state is known', () => {
    expect(store.getSession()).toEqual({ status: 'loading', user: null, generation: 0 });
  });

  it('notifies listeners until they unsubscribe', () => {
    const listener = vi.fn();
    const leave = store.subscribeToSession(listener);
    store.publishUser(anna);
    leave();
    store.publishNobody('left');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('keeps its generation when a page learns who is signed in', () => {
    store.publishUser(anna);
    expect(store.getSession()).toEqual({ status: 'signed-in', user: anna, generation: 0 });
  });

  it('keeps its generation when the same user gets another name', () => {
    store.publishUser(anna);
    store.publishUser({ ...anna, name: 'Anna B.' });
    expect(store.getSession()).toMatchObject({ user: { name: 'Anna B.' }, generation: 0 });
  });

  it('starts a new generation with every change of user', () => {
    store.publishUser(anna);
    store.publishNobody('left');
    expect(store.getSession().generation).toBe(1);
    store.publishUser(bert);
    expect(store.getSession().generation).toBe(2);
    store.publishUser(anna);
    expect(store.getSession().generation).toBe(3);
  });

  it('keeps the first reason for being signed out', () => {
    store.publishUser(anna);
    store.publishNobody('not-admin');
    store.publishNobody('visitor');
    expect(store.getSession()).toMatchObject({ reason: 'not-admin', generation: 1 });
  });
});
