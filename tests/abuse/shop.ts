import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import type { Deps } from '../../functions/src/domain/deps.ts';
import { startScript } from '../support/api-processes.ts';

/** The shop under attack. */
export interface AttackedShop {
  url: string;
  /** For what happens to it from elsewhere, such as holds that run out. */
  deps: Deps;
  close: () => void;
}

/** Starts the whole API in one process of its own, as strict about mail as a deployment. */
export const openShop = async (): Promise<AttackedShop> => {
  Object.assign(process.env, { FUNCTIONS_EMULATOR: 'true', ONLY_VERIFIED_MAIL: 'true' });
  // What it logs of mails that it withholds would bury the figures.
  const { line, child } = await startScript('shop-process.mjs', [], { stderr: 'ignore' });
  const url = `http://127.0.0.1:${line}`;
  return { url, deps: createDeps(readConfig(process.env)), close: () => child.kill('SIGTERM') };
};
