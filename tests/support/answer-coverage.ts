import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { ENDPOINTS, ERRORS, type EndpointName, type ErrorCode } from '@rollwell/functions/contract';
import { failuresOf } from '../../functions/src/http/openapi/failures.ts';

/** Where the answers that tests met are kept while all of them run; a run of some keeps nothing. */
const resultsFile = process.env.ROLLWELL_TEST_RESULTS;
const metFile = resultsFile && `${resultsFile}.answers`;

/** The description of the API is made of nothing that can fail. */
const NEVER_MET = 'openApi 500 internal';

const answerOf = (code: ErrorCode): string => `${ERRORS[code].status} ${code}`;

/** Every answer that the OpenAPI document lists for a call, such as `200` or `409 conflict`. */
export const answersOf = (name: EndpointName): string[] => [
  String(ENDPOINTS[name].status),
  ...failuresOf(name).map(answerOf),
];

const met = new Set<string>();

/** Keeps that a test met this answer of a call. */
export const recordAnswer = (name: EndpointName, answer: string): void => {
  const line = `${name} ${answer}`;
  if (metFile === undefined || met.has(line)) return;
  met.add(line);
  appendFileSync(metFile, `${line}\n`);
};

/** The answers that the OpenAPI document lists and these lines do not, such as `getBlog 404 not_found`. */
export const unseenAnswers = (lines: ReadonlySet<string>): string[] =>
  (Object.keys(ENDPOINTS) as EndpointName[]).flatMap((name) =>
    answersOf(name)
      .map((answer) => `${name} ${answer}`)
      .filter((line) => line !== NEVER_MET && !lines.has(line)),
  );

/** Begins a run anew. */
export const setup = (): void => {
  if (metFile !== undefined) rmSync(metFile, { force: true });
};

/** Says, once all tests have run, which answers are listed and no test met, and fails the run for one. */
export const teardown = (): void => {
  if (metFile === undefined || !existsSync(metFile)) return;
  const missing = unseenAnswers(new Set(readFileSync(metFile, 'utf8').split('\n')));
  const told = missing.length === 0 ? 'none' : missing.join(', ');
  process.stdout.write(`\nAnswers of the API that are listed and that no test met: ${told}\n`);
  if (missing.length > 0) process.exitCode = 1;
};
