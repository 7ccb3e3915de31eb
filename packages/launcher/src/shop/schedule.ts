import { PROJECT_ID } from '../emulators/firebase-env.ts';

interface Backends {
  backends: { functionTriggers: { id: string; schedule?: { schedule?: string } }[] }[];
}

/** How often, in milliseconds, what runs every few minutes runs on a laptop. */
const EVERY_MS = 60_000;

async function fire(functionsUrl: string, id: string): Promise<Response> {
  const call = (key: string): Promise<Response> =>
    fetch(`${functionsUrl}/functions/projects/${PROJECT_ID}/triggers/${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  const answer = await call(`${id}-0`);
  if (answer.status !== 404) return answer;
  // The number rises when the functions are loaded again; the refusal lists the present names.
  const present = new RegExp(`${id}-\\d+`).exec(await answer.text());
  return present ? call(present[0]) : answer;
}

/**
 * Runs every function once that is scheduled every few minutes: the Functions emulator loads them
 * but has no clock for them. What runs once a day is left to whoever sits there.
 * @returns the names of those that answered with success
 */
export async function runScheduledFunctions(functionsUrl: string): Promise<string[]> {
  const answer = await fetch(`${functionsUrl}/backends`);
  const { backends } = (await answer.json()) as Backends;
  const scheduled = backends
    .flatMap((backend) => backend.functionTriggers)
    .filter(({ schedule }) => schedule?.schedule?.includes('minutes') ?? false);
  const succeeded: string[] = [];
  for (const { id } of scheduled) {
    if ((await fire(functionsUrl, id)).ok) succeeded.push(id);
  }
  return succeeded;
}

/** Runs the scheduled functions every minute; a failure shows in the emulators' log and is tried again. */
export function keepSchedule(functionsUrl: string): void {
  setInterval(() => {
    runScheduledFunctions(functionsUrl).catch(() => undefined);
  }, EVERY_MS).unref();
}
