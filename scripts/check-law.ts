/**
 * Lists the duties of the law that the shop keeps (`docs/law-check.md`), each with its source and the
 * tests that show it, and fails where one is not shown.
 */
import { checkSourced } from './sourced/check-sourced.ts';

checkSourced('docs/law-check.md', 'duties of the law');
