import { replaceEqualDeep } from '@tanstack/react-query';

/**
 * Stands in for react-fast-compare, by which Formik knows whether values, errors and the like are as
 * they were: plain objects, lists, texts, numbers and files, which are alike only to themselves.
 */
export const alike = (one: unknown, other: unknown): boolean =>
  replaceEqualDeep(one, other) === one;
