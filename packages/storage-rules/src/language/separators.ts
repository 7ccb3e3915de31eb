import { type SourceText } from './source-text.ts';

const TOKENS = /[A-Za-z_]\w*|\d[\w.]*|"x*"|\S/g;
const OPERATOR_WORDS = new Set(['in', 'is']);

const endsOperand = (token: string): boolean =>
  /^[\w")\]}]/.test(token) && !OPERATOR_WORDS.has(token);
const beginsOperand = (token: string): boolean =>
  /^[\w"{]/.test(token) && !OPERATOR_WORDS.has(token);

/**
 * The expression parser is generous with commas: it takes `f(a b)` and `[a,]`. The rules language
 * takes one surplus comma at the end of a list and no other. @throws LoadError
 */
export const checkSeparators = (source: SourceText, from: number, to: number): void => {
  let previous = ',';
  for (const { 0: token, index } of source.outline.slice(from, to).matchAll(TOKENS)) {
    const surplus = token === ',' ? /^[([{,:]/.test(previous) : false;
    const dangling = previous === ',' && token === ')' && index > 0;
    if (surplus || dangling) throw source.error("unexpected ','", from + index);
    if (endsOperand(previous) && beginsOperand(token)) {
      throw source.error(`expected an operator or ',' before '${token}'`, from + index);
    }
    previous = token;
  }
  if (previous === ',') throw source.error('expected an expression', to);
};
