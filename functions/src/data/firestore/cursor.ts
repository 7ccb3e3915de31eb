import { AppError } from '../../contract/api/app-error.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';

/** Where a page ended: the value it was sorted by and the id that breaks ties. */
export interface Position {
  value: string | number;
  id: string;
}

/** The position as a text that means nothing to callers; `list` names the list and its order. */
export const encodeCursor = (list: string, { value, id }: Position): string =>
  Buffer.from(JSON.stringify([list, value, id])).toString('base64url');

/** Far more than a sorted value and an id need, far less than Firestore refuses. */
const CURSOR_MAX_LENGTH = 2000;

/** Firestore takes no text with half a character in it. */
const HALF_A_CHARACTER = /\p{Surrogate}/u;

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

const isValue = (value: unknown): boolean =>
  typeof value === 'string' ? !HALF_A_CHARACTER.test(value) : Number.isFinite(value);

const isPosition = (parts: unknown, list: string): parts is [string, string | number, string] =>
  Array.isArray(parts) &&
  parts.length === 3 &&
  parts[0] === list &&
  isValue(parts[1]) &&
  typeof parts[2] === 'string';

/** The refusal of a cursor that no list gave. */
export const badCursor = (): AppError =>
  new AppError('validation_failed', { fields: { cursor: VALIDATION.cursor } });

/**
 * The position behind a cursor of the same list.
 * @throws AppError `validation_failed` for anything that `encodeCursor` did not make for this list.
 */
export const decodeCursor = (list: string, cursor: string): Position => {
  if (cursor.length > CURSOR_MAX_LENGTH) throw badCursor();
  const parts = parse(cursor);
  if (!isPosition(parts, list)) throw badCursor();
  return { value: parts[1], id: parts[2] };
};
