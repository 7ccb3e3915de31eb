import { isolated, readText } from '../../contract/text/text.ts';
import { truncate } from '../../contract/text/truncate.ts';

/**
 * What customers write about themselves stands in mails of ours, and may be read by somebody else:
 * whoever writes a page's address as a name must not get it sent from our domain. Mail programs make
 * links of addresses without being asked, with and without `https://`, so nothing that can be one is
 * told, and nothing long enough for a message.
 */

/** Longer than the names and streets there are, too short for a story. */
const LONGEST = { name: 60, line: 100 };

/**
 * A scheme (`http:`), an address of mail, or a dot between what may be a domain and what may be its
 * end. Dots of other scripts are dots in domains, too.
 */
const MAY_BE_LINK = /[a-z]:\S|@|[^\s.]\.\p{L}{2}/iu;

/** What people are called: letters, and what stands between them. A telephone number is no name. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\s.,'’&()-]*$/u;

const tidy = (text: string): string =>
  readText('name', text.normalize('NFKC')).replace(/\s+/g, ' ');

/** What is looked at: without joiners that a name may need, and that would part a link. */
const plain = (text: string): string =>
  tidy(text)
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\u3002', '.');

const isSafe = (text: string, longest: number): boolean =>
  text.length <= longest && !MAY_BE_LINK.test(plain(text));

/** A name to greet somebody by; undefined for what is none. */
export const safeName = (text: string): string | undefined =>
  isSafe(text, LONGEST.name) && NAME.test(plain(text)) ? isolated(tidy(text)) : undefined;

/** A line of an address; undefined for one that may be a link or a message. */
export const safeLine = (text: string): string | undefined =>
  isSafe(text, LONGEST.line) ? isolated(tidy(text)) : undefined;

/** A line for the office, which has to know what was written: nothing that it holds becomes a link. */
export const officeLine = (text: string): string =>
  safeLine(text) ??
  isolated(
    truncate(
      tidy(text)
        .replaceAll('\u3002', '.')
        .replace(/[.:@](?=\S)/g, '[$&]'),
      LONGEST.line,
    ),
  );
