import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { Run } from '../processes/run.mjs';

/** What a test of bringing a browser has to itself. */
interface BringingRun {
  readonly folder: string;
  readonly run: Run;
  /** An environment whose cache is in the folder. */
  env: () => NodeJS.ProcessEnv;
}

/** Gives each test of a file a run that prints nothing, and a folder, named like this, of its own. */
export function bringingRun(name: string): BringingRun {
  let folder = '';
  let run: Run;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), name));
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    run = new Run();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await run.stop();
    rmSync(folder, { recursive: true });
  });
  return {
    get folder() {
      return folder;
    },
    get run() {
      return run;
    },
    env: () => ({ PATH: join(folder, 'bin'), XDG_CACHE_HOME: join(folder, 'cache') }),
  };
}
