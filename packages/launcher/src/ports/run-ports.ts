import { claimPortBlock } from './port-block.ts';

/** What `firebase.json` gives a port, and what else of firebase-tools and ours listens. */
const USERS = [
  'hosting',
  'functions',
  'firestore',
  'auth',
  'storage',
  'ui',
  'hub',
  'logging',
  'eventarc',
  'tasks',
  'websocket',
  'payments',
  'smtp',
  'vite',
] as const;

/** The ports of one run. */
export type RunPorts = Record<(typeof USERS)[number], number>;

/**
 * Ports of its own for one run, held until this process ends.
 * @throws {Problem} when the machine has none left
 */
export async function claimRunPorts(): Promise<RunPorts> {
  const { ports } = await claimPortBlock();
  return Object.fromEntries(USERS.map((user, index) => [user, ports[index]])) as RunPorts;
}
