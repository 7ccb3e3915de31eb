import { number, string, type StringSchema } from 'yup';
import { MAX_LENGTH } from '../constants.ts';
import { EMAIL_PATTERN, readEmail } from '../text/email.ts';
import { PICTURE_ADDRESS } from '../site/images.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import {
  isLongerThan,
  isReadable,
  readText,
  type TextKind,
  withPlainDashes,
} from '../text/text.ts';

interface TextOptions {
  /** What it may be made of; free text on one line unless said otherwise. */
  kind?: TextKind;
  /** In code points; 200 unless said otherwise. */
  max?: number;
  /** What is said of one that is too long, where the usual sentence does not fit. */
  tooLong?: string;
  /** What is said of one with characters that its kind may not have, likewise. */
  unreadable?: string;
}

/**
 * The one reader of text: every text that somebody sends goes through it, as `readText` reads it. The
 * length comes first: nothing is refused for the characters of what is too long.
 */
const textOf = ({ kind = 'line', max = MAX_LENGTH.line, tooLong, unreadable }: TextOptions) =>
  string()
    .typeError(VALIDATION.wrongType)
    .transform((typed: unknown) => (typeof typed === 'string' ? readText(kind, typed) : typed))
    .trim()
    .test({
      name: 'max',
      message: tooLong ?? VALIDATION.maxLength(max),
      params: { max },
      skipAbsent: true,
      test: (text = '') => !isLongerThan(text, max),
    })
    .test({
      name: 'readable',
      message: unreadable ?? VALIDATION.unreadable,
      params: { kind, max },
      skipAbsent: true,
      test: (text = '') => isLongerThan(text, max) || isReadable(kind, text),
    });

/** A text that must hold more than spaces; surrounding spaces are cut off. */
export const requiredText = (message: string, options: TextOptions = {}) =>
  textOf(options).required(message);

/**
 * A text that need not be there. An empty one is `''` wherever it is kept, answered or typed; a product,
 * whose facts are many, leaves those out that it does not have.
 */
export const optionalText = (options: TextOptions = {}) => textOf(options);

/** A text in which dashes of every kind count as the keyboard's: numbers are printed with others. */
export const plainDashes = (typed: unknown): unknown =>
  typeof typed === 'string' ? withPlainDashes(typed) : typed;

interface Shape {
  /** One that the text has not been given yet, so that both rules are described. */
  name?: string;
  regex: RegExp;
  max: number;
  message: string;
}

/** Refuses what is not of a pattern; a text that is too long has its sentence already. */
const shaped = <Text extends StringSchema<string>>(
  text: Text,
  { name = 'matches', regex, max, message }: Shape,
) =>
  text.test({
    name,
    message,
    params: { regex },
    skipAbsent: true,
    test: (value: string) => isLongerThan(value, max) || regex.test(value),
  });

/** An address of mail, given back as `readEmail` reads it. */
export const requiredEmail = () => {
  const message = VALIDATION.emailPattern;
  const options = { max: MAX_LENGTH.email, tooLong: message, unreadable: message };
  const text = requiredText(VALIDATION.emailRequired, { kind: 'name', ...options });
  return shaped(
    text.transform((typed: unknown) =>
      typeof typed === 'string' ? (readEmail(typed) ?? typed) : typed,
    ),
    { regex: EMAIL_PATTERN, max: MAX_LENGTH.email, message },
  );
};

/** The address of a picture that a page of the shop can show. */
export const requiredPicture = (message: string) => {
  const max = MAX_LENGTH.url;
  const address = shaped(requiredText(message, { kind: 'name', max }), {
    regex: /^https?:\/\/\S+$/,
    max,
    message: VALIDATION.url,
  });
  return shaped(address, {
    name: 'pictureHost',
    regex: PICTURE_ADDRESS,
    max,
    message: VALIDATION.pictureHost,
  });
};

const timeText = string().meta({ format: 'date-time' });

/** A time as the API gives it: ISO 8601 in UTC. */
export const time = () => timeText.required();

/** A time that may not have come, as the API gives it. */
export const timeOrNull = () => timeText.defined().nullable();

/** A number; what is no number at all counts as missing. */
export const requiredNumber = (message: string) => number().typeError(message).required(message);
