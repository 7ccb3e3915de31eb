import type { Config } from './config.ts';
import { openFirestore, startFirebase } from './data/firestore.ts';
import { createIdentityProvider } from './data/identity.ts';
import { createUserRepository } from './data/user-repository.ts';
import type { Deps } from './domain/deps.ts';

/** The real thing behind every use case. */
export const createDeps = (config: Config): Deps => {
  startFirebase(config.projectId, config.storageBucket);
  const db = openFirestore();
  return {
    settings: config,
    now: Date.now,
    identity: createIdentityProvider(),
    users: createUserRepository(db),
  };
};
