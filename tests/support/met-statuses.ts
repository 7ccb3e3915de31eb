import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { ENDPOINTS, type EndpointName } from '@rollwell/functions/contract';
import { statusesOf } from '../../functions/src/http/openapi/failures.ts';

/** Where the statuses that tests met are kept while all of them run; a run of some keeps nothing. */
const resultsFile = process.env.ROLLWELL_TEST_RESULTS;
const metFile = resultsFile && `${resultsFile}.statuses`;

/** What every call may answer alike, which `error-handler.test.ts` shows. */
const ALIKE: readonly number[] = [400, 413, 415, 500];

const met = new Set<string>();

/** Keeps that a test met this answer of a call. */
export const noteStatus = (name: EndpointName, status: number): void => {
  const line = `${name} ${status}`;
  if (metFile === undefined || met.has(line)) return;
  met.add(line);
  appendFileSync(metFile, `${line}\n`);
};

/** The statuses that the OpenAPI document lists and these lines do not, such as `shipOrder 429`. */
export const notMet = (lines: ReadonlySet<string>): string[] =>
  (Object.keys(ENDPOINTS) as EndpointName[]).flatMap((name) =>
    [...new Set(statusesOf(name))]
      .filter((status) => !ALIKE.includes(status))
      .map((status) => `${name} ${status}`)
      .filter((line) => !lines.has(line)),
  );

/** Begins a run anew. */
export const setup = (): void => {
  if (metFile !== undefined) rmSync(metFile, { force: true });
};

/** Says, once all tests have run, which answers are listed and no test met, and fails the run for one. */
export const teardown = (): void => {
  if (metFile === undefined || !existsSync(metFile)) return;
  const missing = notMet(new Set(readFileSync(metFile, 'utf8').split('\n')));
  const told = missing.length === 0 ? 'none' : missing.join(', ');
  process.stdout.write(`\nAnswers of the API that are listed and that no test met: ${told}\n`);
  if (missing.length > 0) process.exitCode = 1;
};
