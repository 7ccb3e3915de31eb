import { format, resolveConfig } from 'prettier';
import { ENDPOINTS, ERRORS, type EndpointName, type ErrorCode } from '@rollwell/functions/contract';
import { handlersIn } from './calls.ts';
import { NEVER } from './never.ts';
import { RefusalReader, type Refusals } from './refusals.ts';
import { readSource } from './source.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

/** Where the text lies. */
export const THROWN_PATH = 'functions/src/http/openapi/thrown.ts';

const HEAD = `import type { EndpointName } from '../../contract/api/endpoints.ts';
import type { ErrorCode } from '../../contract/api/error-codes.ts';

/**
 * The codes that the code of each call throws, once the call is through the door. Written by
 * \`npm run failures\`, which reads it out of that code; a test holds the two together.
 */
`;

/**
 * Reads out of the code of the API what each of its calls throws.
 * @throws Error for a call without a handler, and for an exception in \`NEVER\` that says nothing
 */
export const readThrown = (): Map<EndpointName, Refusals> => {
  const source = readSource();
  const reader = new RefusalReader(source);
  const handlers = handlersIn(source);
  const thrown = new Map<EndpointName, Refusals>();
  for (const name of NAMES) {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`nothing answers ${name}`);
    thrown.set(name, reader.refusalsOf(handler));
  }
  const idle = NEVER.filter((never) => !reader.used.has(never));
  if (idle.length > 0) throw new Error(`never met: ${idle.map(({ of }) => of).join(', ')}`);
  return thrown;
};

/** The same as a file of the API. */
export const thrownText = async (): Promise<string> => {
  const rows = [...readThrown()].map(([name, refusals]) => {
    const codes = CODES.filter((code) => refusals.has(code));
    return `${name}: ${JSON.stringify(codes)},`;
  });
  const text = `${HEAD}export const THROWN: Readonly<Record<EndpointName, readonly ErrorCode[]>> = {${rows.join('\n')}};`;
  const style = await resolveConfig(THROWN_PATH);
  return format(text, { ...style, parser: 'typescript' });
};
