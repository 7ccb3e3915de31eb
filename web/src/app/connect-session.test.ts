import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Modules of their own for each test: what a page keeps in memory lasts as long as it. */
const fresh = async () => {
  vi.resetModules();
  const [{ storage, tabStorage }, { basketStore }, { countBasket }, { tabMemory }, session, app] =
    await Promise.all([
      import('../lib/storage.ts'),
      import('../features/basket/basket-store.ts'),
      import('../features/basket/basket-count.ts'),
      import('../lib/tab-memory.ts'),
      import('../entities/session/session-store.ts'),
      import('./connect-session.ts'),
    ]);
  return { storage, tabStorage, basketStore, countBasket, tabMemory, ...session, ...app };
};

const anna = { uid: 'u1', email: 'anna@rollwell.example', name: 'Anna', emailVerified: true };

const block = (name: string): void => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal(name, { getItem: blocked, setItem: blocked, removeItem: blocked });
};

afterEach(() => vi.unstubAllGlobals());

describe('a page whose browser blocks site data', () => {
  beforeEach(() => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('navigator', {});
    block('localStorage');
    block('sessionStorage');
  });

  it('counts a basket that is kept in memory', async () => {
    const { basketStore, countBasket } = await fresh();
    basketStore.change(() => [{ productId: 'p1', quantity: 2 }]);
    expect(countBasket()).toBe(1);
  });

  it('clears personal data at sign-out, and nothing else', async () => {
    const { storage, basketStore, countBasket, tabMemory, ...app } = await fresh();
    app.connectSessionToApi(new QueryClient());
    app.publishUser(anna);
    basketStore.change(() => [{ productId: 'p1', quantity: 2 }]);
    storage.write('delivery-country', 'AT');
    storage.write('accessToken', 'a.b.c');
    storage.write('mui-mode', 'dark');
    tabMemory.keep('order attempt p1', 'u1', 'a key');
    expect(tabMemory.recall('order attempt p1', 'u1')).toBe('a key');
    app.publishNobody('left');
    expect(basketStore.lines()).toEqual([]);
    expect(countBasket()).toBe(0);
    expect(storage.read('delivery-country')).toBeNull();
    expect(storage.read('accessToken')).toBeNull();
    expect(storage.read('mui-mode')).toBe('dark');
    expect(tabMemory.recall('order attempt p1', 'u1')).toBeUndefined();
  });

  it('keeps personal data when the session expires', async () => {
    const { basketStore, ...app } = await fresh();
    app.connectSessionToApi(new QueryClient());
    app.publishUser(anna);
    basketStore.change(() => [{ productId: 'p1', quantity: 2 }]);
    app.publishNobody('expired');
    expect(basketStore.lines()).toHaveLength(1);
  });

  it('reports that a write does not persist', async () => {
    const { tabStorage } = await fresh();
    expect(tabStorage.write('reloadedAt', '1')).toBe(false);
    expect(tabStorage.read('reloadedAt')).toBe('1');
  });
});

describe('a server that renders pages', () => {
  it('keeps nothing in memory, which all requests share', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { storage } = await fresh();
    expect(storage.write('basket', 'x')).toBe(false);
    expect(storage.read('basket')).toBeNull();
  });
});
