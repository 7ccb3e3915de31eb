import { number, string } from 'yup';
import { MAX_LENGTH } from '../constants.ts';
import { VALIDATION } from '../messages.ts';

/** Deliberately simple, as asked for: something, an at sign, something, a dot, something. */
export const EMAIL_PATTERN = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/** A text that must hold more than spaces; surrounding spaces are cut off. */
export const requiredText = (message: string, max: number = MAX_LENGTH.line) =>
  string()
    .typeError(VALIDATION.wrongType)
    .trim()
    .required(message)
    .max(max, VALIDATION.maxLength(max));

export const optionalText = (max: number = MAX_LENGTH.line) =>
  string().typeError(VALIDATION.wrongType).trim().max(max, VALIDATION.maxLength(max));

export const requiredEmail = () =>
  requiredText(VALIDATION.emailRequired).matches(EMAIL_PATTERN, VALIDATION.emailPattern);

/** The address of a picture. */
export const requiredUrl = (message: string) =>
  requiredText(message, MAX_LENGTH.url).matches(/^https?:\/\/\S+$/, VALIDATION.url);

/** A number; what is no number at all counts as missing. */
export const requiredNumber = (message: string) => number().typeError(message).required(message);
