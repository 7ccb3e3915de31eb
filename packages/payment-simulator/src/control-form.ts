import { CALL_NAMES } from './call-names.ts';
import { FAULT_LIMITS, type Faults } from './faults.ts';
import { html, type Html } from './html.ts';

/** The ways of failing that the page offers; the API can say any status and type. */
const FAILURES = {
  error: { label: 'answers 500', failStatus: 500, failType: 'api_error', hang: false },
  busy: { label: 'answers 429, too many calls', failStatus: 429, failType: 'rate_limit_error' },
  card: { label: 'answers 402, card declined', failStatus: 402, failType: 'card_error' },
  hang: { label: 'does not answer at all', failStatus: 500, failType: 'api_error', hang: true },
} as const;

const MS_PER_S = 1000;

/** The fields as they stand in the form: what is set, or what was typed. */
export type ControlFields = Record<string, string>;

export const fieldsOf = (faults: Faults): ControlFields => {
  const { failOn, failStatus, hang, hold, afterEffect } = faults;
  const kind = Object.entries(FAILURES).find(([, known]) => known.failStatus === failStatus)?.[0];
  return {
    failCalls: String(faults.failCalls),
    failOn,
    failure: hang ? 'hang' : (kind ?? 'error'),
    ...(afterEffect && { afterEffect: 'on' }),
    declines: String(faults.declines),
    duplicates: String(faults.duplicates),
    delayS: String(faults.delayMs / MS_PER_S),
    drop: String(faults.drop),
    ...(hold && { hold: 'on' }),
  };
};

/** The faults that a sent form asks for, in the words of the control API. */
export const changeOf = (fields: ControlFields): Record<string, unknown> => {
  const { failure = 'error' } = fields;
  const known = Object.entries(FAILURES).find(([name]) => name === failure)?.[1] ?? FAILURES.error;
  const number = (name: string): number => Number(fields[name] ?? '0');
  return {
    failCalls: number('failCalls'),
    failOn: fields.failOn ?? 'any',
    failStatus: known.failStatus,
    failType: known.failType,
    hang: failure === 'hang',
    afterEffect: fields.afterEffect === 'on',
    declines: number('declines'),
    duplicates: number('duplicates'),
    delayMs: number('delayS') * MS_PER_S,
    drop: number('drop'),
    hold: fields.hold === 'on',
  };
};

const numberField = (fields: ControlFields, name: string, label: string, most: number): Html =>
  html`<label for="${name}">${label}</label>
    <input
      type="number"
      id="${name}"
      name="${name}"
      value="${fields[name] ?? '0'}"
      min="0"
      max="${most}"
      step="1"
      required
    />`;

const choice = (
  fields: ControlFields,
  name: string,
  label: string,
  options: readonly (readonly [string, string])[],
): Html =>
  html`<label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${options.map(
        ([value, text]) =>
          html`<option value="${value}" ${fields[name] === value && 'selected'}>${text}</option>`,
      )}
    </select>`;

const tick = (fields: ControlFields, name: string, label: string): Html =>
  html`<label class="tick"
    ><input type="checkbox" name="${name}" ${fields[name] === 'on' && 'checked'} /> ${label}</label
  >`;

/** Everything that can be set to go wrong. */
export const faultsForm = (fields: ControlFields): Html =>
  html`<form method="post" class="fields">
    <fieldset>
      <legend>Calls of the shop</legend>
      ${numberField(fields, 'failCalls', 'So many of the next calls fail', FAULT_LIMITS.failCalls)}
      ${choice(fields, 'failOn', 'Which call', [['any', 'Any call'], ...Object.entries(CALL_NAMES)])}
      ${choice(
        fields,
        'failure',
        'The simulator',
        Object.entries(FAILURES).map(([value, { label }]) => [value, label] as const),
      )}
      ${tick(fields, 'afterEffect', 'only after the work was done')}
    </fieldset>
    <fieldset>
      <legend>Payments</legend>
      ${numberField(fields, 'declines', 'So many of the next approved cards are declined', FAULT_LIMITS.declines)}
    </fieldset>
    <fieldset>
      <legend>Webhooks</legend>
      ${numberField(fields, 'duplicates', 'Extra deliveries of every event', FAULT_LIMITS.duplicates)}
      ${numberField(fields, 'delayS', 'Seconds to wait before a delivery', FAULT_LIMITS.delayMs / MS_PER_S)}
      ${numberField(fields, 'drop', 'So many of the next events are dropped', FAULT_LIMITS.drop)}
      ${tick(fields, 'hold', 'hold events back, to release them in another order')}
    </fieldset>
    <div class="actions">
      <button class="approve" name="do" value="set">Set</button>
      <button class="decline" name="do" value="reset" formnovalidate>Behave again</button>
    </div>
  </form>`;
