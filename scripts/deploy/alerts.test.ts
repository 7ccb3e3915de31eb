import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { LOG_EVENTS } from '../../functions/src/contract/api/log-events.ts';

interface Policy {
  displayName: string;
  combiner: string;
  documentation: { content: string };
  conditions: {
    displayName: string;
    conditionThreshold?: { filter: string; thresholdValue: number; duration: string };
    conditionMatchedLog?: { filter: string };
  }[];
  alertStrategy: { notificationRateLimit?: { period: string } };
}

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/alerts');
const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');

const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const policies = readdirSync(folder)
  .filter((name) => name !== 'budget.json')
  .map((name) => [name, read(name) as Policy] as const);

/** All of the functions' code but the table of events. */
const sources = readdirSync(join(root, 'functions/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.endsWith('log-events.ts'))
  .map((name) => readFileSync(join(root, 'functions/src', name), 'utf8'));

/** The resources that alerts watch, each with those of its metrics. */
const METRICS: Readonly<Record<string, readonly string[]>> = {
  cloud_run_revision: ['run.googleapis.com/request_count', 'run.googleapis.com/request_latencies'],
  cloud_scheduler_job: [],
  'firestore.googleapis.com/Database': ['firestore.googleapis.com/document/read_ops_count'],
  uptime_url: ['monitoring.googleapis.com/uptime_check/check_passed'],
  firebase_domain: ['firebasehosting.googleapis.com/network/sent_bytes_count'],
};

/** What `answered` and the other events carry that alerts may ask for. */
const FIELDS: readonly string[] = ['event', 'useCase', 'status'];

const named = (filter: string, field: string): string[] =>
  [...filter.matchAll(new RegExp(`jsonPayload\\.${field} = "(\\w+)"`, 'g'))].map(
    ([, value = '']) => value,
  );

describe.each(policies)('%s', (_name, policy) => {
  const { displayName, documentation, conditions, alertStrategy } = policy;
  const filters = conditions.map(
    ({ conditionThreshold, conditionMatchedLog }) =>
      (conditionThreshold ?? conditionMatchedLog)?.filter ?? '',
  );

  it('is what Cloud Monitoring takes for a policy', () => {
    // Where there are two, both have to hold.
    const combiner = conditions.length > 1 ? 'AND' : 'OR';
    expect(policy.combiner).toBe(combiner);
    for (const { conditionThreshold, conditionMatchedLog } of conditions) {
      expect([conditionThreshold, conditionMatchedLog].filter(Boolean)).toHaveLength(1);
      // A condition on the log has to say how often it may be told of, one on a metric must not.
      const isLimited = alertStrategy.notificationRateLimit !== undefined;
      expect(isLimited).toBe(conditionMatchedLog !== undefined);
      if (conditionThreshold) expect(Number.parseInt(conditionThreshold.duration, 10) % 60).toBe(0);
    }
  });

  it('asks for metrics of Cloud Run or for what the code logs', () => {
    for (const filter of filters) {
      const [, resource = ''] = /^resource\.type = "([^"]+)" AND /.exec(filter) ?? [];
      expect(Object.keys(METRICS)).toContain(resource);
      for (const [, metric] of filter.matchAll(/metric\.type = "([^"]+)"/g))
        expect(METRICS[resource]).toContain(metric);
      for (const [, field] of filter.matchAll(/jsonPayload\.(\w+)/g))
        expect(FIELDS).toContain(field);
      expect(Object.keys(LOG_EVENTS)).toEqual(expect.arrayContaining(named(filter, 'event')));
      expect(Object.keys(ENDPOINTS)).toEqual(expect.arrayContaining(named(filter, 'useCase')));
    }
  });

  it('is described, and says where', () => {
    expect(operations).toContain(`\n### ${displayName}\n`);
    expect(documentation.content).toContain(`“${displayName}”`);
  });
});

it('a stranger’s request and a register that sleeps alert nobody', () => {
  const filters = policies.flatMap(([, { conditions }]) =>
    conditions.map(
      ({ conditionThreshold, conditionMatchedLog }) =>
        (conditionThreshold ?? conditionMatchedLog)?.filter ?? '',
    ),
  );
  // Whatever is sent to the webhook is logged so.
  expect(filters.join()).not.toContain('"webhook_refused"');
  const ofFailures = filters.filter((filter) => filter.includes('response_code_class = "5xx"'));
  expect(ofFailures).not.toEqual([]);
  for (const filter of ofFailures) expect(filter).toContain('response_code != "503"');
});

it('What is pinned is rolled back by the history of Hosting, and by no traffic of Cloud Run', () => {
  expect(operations).toContain('\n## Roll back\n');
  expect(operations).not.toContain('update-traffic');
});

it('the budget warns before and at its end, and is described', () => {
  const flags = read('budget.json') as { '--threshold-rule'?: { percent: number } }[];
  const rules = flags.flatMap((each) => each['--threshold-rule'] ?? []);
  expect(rules.map(({ percent }) => percent)).toEqual([0.5, 0.9, 1]);
  expect(operations).toContain('\n### The budget\n');
});

it.each(Object.keys(LOG_EVENTS))('%s is written by the code, and described', (event) => {
  expect(sources.some((source) => source.includes(`'${event}'`))).toBe(true);
  expect(operations).toMatch(new RegExp(`^\\| \`${event}\` `, 'm'));
});
