import { type Expression } from './ast.ts';
import { type Cursor } from './cursor.ts';
import { ExpressionReader } from './expression-reader.ts';
import { parseWithJsep, type ParsedExpression } from './jsep-setup.ts';
import { checkSeparators } from './separators.ts';
import { type SourceText } from './source-text.ts';

const parse = (source: SourceText, from: number, to: number): ParsedExpression => {
  try {
    return parseWithJsep(source.code.slice(from, to));
  } catch (error) {
    if (error instanceof Error && 'index' in error && 'description' in error) {
      throw source.error(String(error.description), from + Number(error.index));
    }
    throw error;
  }
};

/**
 * Takes an expression and the `;` behind it.
 * @throws LoadError for anything that is not in the supported language
 */
export const takeExpression = (cursor: Cursor): Expression => {
  cursor.skipBlanks();
  const { source, offset: from } = cursor;
  const end = cursor.endOfExpression();
  checkSeparators(source, from, end);
  const { root, starts } = parse(source, from, end);
  cursor.offset = end + 1;
  return new ExpressionReader(source, from, starts).read(root, from);
};
