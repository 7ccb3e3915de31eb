import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ImportCost {
  ms: number;
  megabytes: number;
}

/** What a function deployed is started with; it refuses to start without. */
const ENVIRONMENT = {
  METADATA_SERVER_DETECTION: 'none',
  K_SERVICE: 'api',
  FUNCTION_TARGET: 'api',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SHOP_URL: 'https://rollwell.example',
  UPLOAD_KEY: 'key',
};

const FUNCTIONS = fileURLToPath(new URL('../../functions/', import.meta.url));

const once = (module: string): ImportCost => {
  const program = `
    const begun = performance.now();
    await import(${JSON.stringify(module)});
    const ms = performance.now() - begun;
    console.log(JSON.stringify({ ms, megabytes: process.memoryUsage().rss / 1e6 }));
    process.exit(0);`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: FUNCTIONS,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...ENVIRONMENT },
  });
  return JSON.parse(output) as ImportCost;
};

/** The least that importing takes among some tries in processes of their own: what the machine does beside it only adds. */
export const importCost = (module: string, tries = 5): ImportCost => {
  const costs = Array.from({ length: tries }, () => once(module));
  return {
    ms: Math.min(...costs.map(({ ms }) => ms)),
    megabytes: Math.min(...costs.map(({ megabytes }) => megabytes)),
  };
};
