import type { IdentityProvider } from '../data/identity.ts';
import type { UserRepository } from '../data/user-repository.ts';

/** Settings that use cases need; `Config` has them all. */
export interface Settings {
  shopUrl: string;
  uploadKey: string;
  orderHoldMs: number;
}

/** Everything a use case may reach: handed in, so that tests can run the same app in their own process. */
export interface Deps {
  settings: Settings;
  /** Milliseconds since 1970. */
  now: () => number;
  identity: IdentityProvider;
  users: UserRepository;
}
