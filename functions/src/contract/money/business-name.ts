import { plainLetters } from '../text/text.ts';

/** Legal forms of the member states as `wordsOf` leaves them: they say nothing of who it is. */
const LEGAL_FORMS = new Set(
  [
    'gmbh gesmbh gesellschaft mbh mit beschrankter haftung ag kg kgaa ohg og gbr ug eu ek ev eg co',
    'limited ltd plc llc inc company designated activity clg dac',
    'bv nv vof cv bvba besloten vennootschap srl sprl sa sarl sas sasu eurl sca snc scrl',
    'spa sapa sl slu sll sociedad limitada anonima lda ltda unipessoal aps as is ivs',
    'ab hb kb oy oyj ky tmi sp spolka zoo oo sro spol kft bt zrt nyrt kkt doo dd jdoo ou uab mb sia',
    'ik ead ad eood ood epe ae ike oe ee pfa ii se scop soc coop societa cooperativa',
  ].flatMap((forms) => forms.split(' ')),
);
const CONNECTING = new Set('und and et'.split(' '));

/** The words of a name in lower case without accents; single letters are one word: `e.U.`, `s. r. o.`. */
const wordsOf = (name: string): string[] =>
  plainLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()
    .replaceAll(/(?:^| )\p{L}(?: \p{L})+(?= |$)/gu, (run) => ` ${run.replaceAll(' ', '')}`)
    .split(' ')
    .filter((word) => word !== '');

const distinctiveWordsOf = (name: string): Set<string> =>
  new Set(wordsOf(name).filter((word) => !LEGAL_FORMS.has(word) && !CONNECTING.has(word)));

/**
 * Whether two names can be those of one business: one has all the words of the other, whatever their
 * order, capitals, accents, punctuation and legal form. A name of which nothing is left is anybody's.
 */
export const canBeOneBusiness = (name: string, other: string): boolean => {
  const [fewer = new Set<string>(), more = new Set<string>()] = [name, other]
    .map(distinctiveWordsOf)
    .sort((one, two) => one.size - two.size);
  return [...fewer].every((word) => more.has(word));
};
