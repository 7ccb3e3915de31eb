/**
 * Lists what research says of shops and what this one does about it (`docs/usability-check.md`), each
 * with its source and the tests that show it, and fails where one is not shown.
 */
import { checkSourced } from './sourced/check-sourced.ts';

checkSourced('docs/usability-check.md', 'findings of research');
