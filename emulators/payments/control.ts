import { noFaults, setFaults, type Faults } from './faults.ts';
import type { Store } from './store.ts';
import type { Webhooks } from './webhooks.ts';
import type { ApiAnswer } from './idempotency.ts';

export interface ControlParts {
  store: Store;
  faults: Faults;
  webhooks: Webhooks;
}

const read = (body: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(body === '' ? '{}' : body);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

const refused = (message: string): ApiAnswer => ({ status: 400, body: { error: message } });

/** What `GET /control` tells: the faults now set and every event of this run, oldest first. */
export const showControl = ({ faults, store }: ControlParts): ApiAnswer => ({
  status: 200,
  body: { faults, events: [...store.events.values()] },
});

/**
 * `POST /control` with a JSON body:
 * any of the faults by name sets them, `{"reset": true}` ends all of them,
 * `{"redeliver": "evt_…"}` delivers an event once more and tells the shop's status.
 */
export const control = async (parts: ControlParts, body: string): Promise<ApiAnswer> => {
  const wish = read(body);
  if (!wish) return refused('The body is to be a JSON object.');
  const { reset, redeliver, ...faults } = wish;
  if (reset === true) Object.assign(parts.faults, noFaults());
  const problem = setFaults(parts.faults, faults);
  if (problem !== undefined) return refused(problem);
  if (redeliver === undefined) return showControl(parts);
  const event = typeof redeliver === 'string' ? parts.store.events.get(redeliver) : undefined;
  if (!event) return refused('redeliver: the id of an event of this run');
  return { status: 200, body: { status: await parts.webhooks.redeliver(event) } };
};
