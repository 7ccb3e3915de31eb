/** Where something stands in a rules file, counted from 1. */
export type Position = { readonly line: number; readonly column: number };

/** A rules file that cannot be used; its message begins with file, line and column. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

const LEXEMES = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\*|['"]/g;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The text of a rules file in the forms that the parsers need; offsets are the same in all. */
export class SourceText {
  readonly fileName: string;
  /** Without comments. */
  readonly code: string;
  /** Without comments and with every string's content crossed out, for finding brackets and ends. */
  readonly outline: string;

  /** @throws LoadError for a string or comment that does not end */
  constructor(fileName: string, text: string) {
    this.fileName = fileName;
    this.code = text;
    const ends = (lexeme: string) => lexeme.length > 1 && lexeme !== '/*';
    for (const { 0: lexeme, index } of text.matchAll(LEXEMES)) {
      if (!ends(lexeme)) throw this.error(`${lexeme} is never closed`, index);
    }
    this.code = text.replace(LEXEMES, (found) => (found.startsWith('/') ? blank(found) : found));
    this.outline = text.replace(LEXEMES, (found) =>
      found.startsWith('/') ? blank(found) : `"${'x'.repeat(found.length - 2)}"`,
    );
  }

  positionAt(offset: number): Position {
    const before = this.code.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }

  /** An error that names the place. */
  error(message: string, offset: number): LoadError {
    const { line, column } = this.positionAt(offset);
    return new LoadError(`${this.fileName}:${line}:${column}: ${message}`);
  }
}
