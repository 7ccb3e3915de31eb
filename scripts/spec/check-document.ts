/** The document that shows for each line of the specification which tests prove it. */
export interface Row {
  id: string;
  line: string;
  proofs: Proof[];
}

interface Proof {
  file: string;
  name: string;
}

/** Between the file and the name of a test. */
const ARROW = ' › ';

/** Splits a table row at the bars that are not escaped, and unescapes the others. */
const cells = (row: string): string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const proofsOf = (cell: string): Proof[] =>
  cell
    .split('<br>')
    .map((text) => text.trim().replace(/^`(.*)`$/, '$1'))
    .filter((text) => text !== '')
    .map((text) => {
      const split = text.indexOf(ARROW);
      return split < 0
        ? { file: text, name: '' }
        : { file: text.slice(0, split), name: text.slice(split + ARROW.length) };
    });

/** The rows of all tables whose first cell is a line's id in backquotes. */
export const readRows = (markdown: string): Row[] =>
  markdown
    .split('\n')
    .filter((text) => /^\|\s*`/.test(text))
    .map((text) => {
      const [id = '', line = '', proofs = ''] = cells(text);
      return { id: id.replaceAll('`', ''), line, proofs: proofsOf(proofs) };
    });

/** The ids of the specification's lines: one per text line, `#` begins a remark. */
export const readIds = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
