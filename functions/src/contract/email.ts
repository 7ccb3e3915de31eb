import { MAX_LENGTH } from './constants.ts';
import { isReadable } from './text.ts';

/**
 * Deliberately simple, as asked for: something, an at sign, something, a dot, something. The dot is
 * the first that can be it, so that there is one way to read an address and no going back.
 */
export const EMAIL_PATTERN = /^[^\s@/]+@[^\s@/][^\s@/.]*\.[^\s@/]+$/;

/** True for what an email field takes. */
export const isEmail = (text: string): boolean =>
  text.length <= MAX_LENGTH.line && isReadable('name', text) && EMAIL_PATTERN.test(text);
