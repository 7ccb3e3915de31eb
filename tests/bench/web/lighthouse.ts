import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The last one that runs on Node 20; fetched by npm when somebody measures, and not by every install. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of a page: times in milliseconds, scores from 0 to 100. */
export interface Measured {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  scores: Record<(typeof CATEGORIES)[number], number>;
  requests: number;
  /** Bytes of script over the network. */
  script: number;
}

interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: Resource[] } } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
  runtimeError?: { message: string };
}

interface Resource {
  resourceType?: string;
  transferSize?: number;
}

function readReport({ audits, categories, runtimeError }: Report): Measured {
  if (runtimeError) throw new Error(runtimeError.message);
  const number = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  const loaded = audits['network-requests']?.details?.items ?? [];
  return {
    lcp: number('largest-contentful-paint'),
    fcp: number('first-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    requests: loaded.length,
    script: loaded
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  };
}

export interface LighthouseOptions {
  chromium: string;
  /** Slow the browser down for real, instead of working out what a slow one would take. */
  applied: boolean;
}

/**
 * Has Lighthouse look at a page once, as at a phone.
 *
 * @throws when the page could not be loaded, or Lighthouse not be run
 */
export async function measure(url: string, options: LighthouseOptions): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    await promisify(execFile)(
      'npx',
      [
        ...['--yes', '--prefer-offline', LIGHTHOUSE, url, '--quiet', '--output=json'],
        `--output-path=${output}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        `--throttling-method=${options.applied ? 'devtools' : 'simulate'}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      { cwd: folder, env: { ...process.env, CHROME_PATH: options.chromium } },
    );
    return readReport(JSON.parse(readFileSync(output, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
