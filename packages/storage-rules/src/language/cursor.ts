import { type SourceText } from './source-text.ts';

const WORD = /[A-Za-z_]\w*/y;
const OPENING = '([{';
const CLOSING = ')]}';

/** Walks over a rules file; every complaint names the place where it stopped. */
export class Cursor {
  offset = 0;
  readonly source: SourceText;

  constructor(source: SourceText) {
    this.source = source;
  }

  /** Whether only blanks are left. */
  atEnd(): boolean {
    this.skipBlanks();
    return this.offset >= this.source.outline.length;
  }

  /** The word that comes next, or an empty text. */
  #peekWord(): string {
    this.skipBlanks();
    WORD.lastIndex = this.offset;
    return WORD.exec(this.source.outline)?.[0] ?? '';
  }

  takeWord(expected: string): string {
    const word = this.#peekWord();
    if (word === '') throw this.unexpected(expected);
    this.offset += word.length;
    return word;
  }

  /** Steps over the word, if it comes next. */
  skipWord(word: string): boolean {
    return this.#peekWord() === word && this.skip(word);
  }

  expectWord(word: string): void {
    if (!this.skipWord(word)) throw this.unexpected(`'${word}'`);
  }

  /** Steps over the mark, if it comes next. */
  skip(mark: string): boolean {
    this.skipBlanks();
    if (!this.source.outline.startsWith(mark, this.offset)) return false;
    this.offset += mark.length;
    return true;
  }

  expect(mark: string): void {
    if (!this.skip(mark)) throw this.unexpected(`'${mark}'`);
  }

  /** Takes what the (sticky) pattern matches right here, without skipping blanks. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.source.code) ?? undefined;
    if (found) this.offset += found[0].length;
    return found;
  }

  /** Where the `;` stands that ends the expression which begins here. */
  endOfExpression(): number {
    const { outline } = this.source;
    let depth = 0;
    for (let at = this.offset; at < outline.length; at += 1) {
      const mark = outline.charAt(at);
      if (mark === ';' && depth === 0) return at;
      if (OPENING.includes(mark)) depth += 1;
      if (CLOSING.includes(mark) && --depth < 0) break;
    }
    throw this.source.error("expected ';' after the expression", this.offset);
  }

  unexpected(expected: string): Error {
    this.skipBlanks();
    const found = this.source.code.charAt(this.offset);
    return this.source.error(
      `expected ${expected}, found ${found === '' ? 'the end' : `'${found}'`}`,
      this.offset,
    );
  }

  skipBlanks(): void {
    while (/\s/.test(this.source.outline.charAt(this.offset))) this.offset += 1;
  }
}
