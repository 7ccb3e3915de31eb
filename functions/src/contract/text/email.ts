import { MAX_LENGTH } from '../constants.ts';
import { readText } from './text.ts';

/**
 * An address in its one form, as a mailer reads it: dots between what is there, and none of the signs
 * by which a mailer finds names, comments, groups and lists of addresses in a text. Stricter than the
 * simple pattern that is asked for (something, an at sign, something, a dot, something) only where
 * that lets through what reaches nobody, or somebody else.
 */
export const EMAIL_PATTERN =
  /^(?=.{1,64}@)[\w!#$%&'*+=?^`{|}~-]+(?:\.[\w!#$%&'*+=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?$/;

/** What a domain is made of before it is written in ASCII; nothing that a URL gives a meaning. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** A domain as programs write it: `Bücher.example` is `xn--bcher-kva.example`; as it is where it is none. */
const asciiDomain = (domain: string): string => {
  if (!DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};

/**
 * The one reader of addresses: the form in which the shop keeps one and writes to it, its domain in
 * ASCII and lower case, or undefined for what is no single address.
 */
export const readEmail = (typed: string): string | undefined => {
  const text = readText('name', typed);
  if (text.length > MAX_LENGTH.email) return undefined;
  const at = text.lastIndexOf('@') + 1;
  const read = text.slice(0, at) + asciiDomain(text.slice(at));
  return read.length <= MAX_LENGTH.email && EMAIL_PATTERN.test(read) ? read : undefined;
};

/** True for what an email field takes. */
export const isEmail = (text: string): boolean => readEmail(text) !== undefined;

/**
 * By what addresses are compared, counted and looked up: the read one in lower case, as no mailbox
 * that people have tells the cases apart. What is no address is compared as it is.
 */
export const emailKey = (text: string): string => (readEmail(text) ?? text).toLowerCase();
