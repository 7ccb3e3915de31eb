import { describe, expect, it } from 'vitest';
import { outcomeOf } from './testing/outcome.ts';

/** What each condition amounts to: true, false, or the message of its error. */
const CASES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  comparisons: [
    ['2 > 1 && 1 <= 1', 'true'],
    ["'a' < 'b'", 'true'],
    ["'a' < 1", 'cannot order string and number'],
    ['null >= 1', 'cannot order null and number'],
    ["'1' == 1", 'false'],
    ["'1' != 1", 'true'],
    ['null == null', 'true'],
    ['true == null', 'false'],
    ["\"it's\" == 'it\\'s'", 'true'],
    ["'// no comment' == '// no comment'", 'true'],
  ],
  precedence: [
    ['true || false && false', 'true'],
    ['!true || true', 'true'],
    ['!(true || true)', 'false'],
    ['1 < 2 == true', 'true'],
  ],
  'errors beside && and ||': [
    ["true || 'a' < 1", 'true'],
    ["'a' < 1 || true", 'true'],
    ["'a' < 1 || false", 'cannot order string and number'],
    ["false && 'a' < 1", 'false'],
    ["'a' < 1 && false", 'false'],
    ["'a' < 1 && true", 'cannot order string and number'],
    ["!('a' < 1)", 'cannot order string and number'],
    ['!1', 'what ! negates must be bool, not number'],
    ['1 && true', 'a side of && or || must be bool, not number'],
    ['1', 'a condition must be bool, not number'],
    ['null', 'a condition must be bool, not null'],
  ],
  'null and missing fields': [
    ['request.auth.uid == null', "null has no field 'auth'"],
    ['resource == null', 'true'],
  ],
};

describe.each(Object.entries(CASES))('%s', (_title, cases) => {
  it.each(cases)('%s is %s', async (condition, expected) => {
    expect(await outcomeOf(condition)).toBe(expected);
  });
});
