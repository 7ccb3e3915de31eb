import { parse, unparse } from 'papaparse';

/** Between two lines of a text from any system. */
export const LINE_END = /\r\n|\r|\n/;

/** A first line that tells a spreadsheet the sign between values. */
const SIGN_LINE = /^"?sep=(.)"?$/i;

/** What may have any sign in it. */
const QUOTED = /"(?:[^"]|"")*"/g;

/** The sign that a first line names; undefined where it names none. */
export const signNamedIn = (line: string): string | undefined => SIGN_LINE.exec(line)?.[1];

/**
 * The sign between the values of a line: a tab or a semicolon where it has one, a comma beside quotes;
 * undefined where a comma or a blank may be part of a value.
 */
export const signOf = (line: string): string | undefined => {
  const bare = line.replace(QUOTED, '');
  return ['\t', ';'].find((sign) => bare.includes(sign)) ?? (line.includes('"') ? ',' : undefined);
};

/** The values of a line between signs, and whether its quotation marks match. */
export function valuesBetween(line: string, sign: string): { values: string[]; isWhole: boolean } {
  const { data, errors } = parse<string[]>(line, { delimiter: sign });
  // Quotation marks after a blank are a part of the value to CSV, and none to whoever typed them.
  const values = (data[0] ?? []).map((value) => value.trim().replace(/^"(.*)"$/, '$1'));
  return { values, isWhole: errors.length === 0 };
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV that a spreadsheet opens as it is: UTF-8 with its mark, a semicolon between values as
 * spreadsheets of our countries read them, values quoted where they need it. A value that a spreadsheet
 * would take for a formula begins with an apostrophe.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  unparse(
    rows.map((row) => [...row]),
    { delimiter: ';', newline: '\r\n', escapeFormulae: /^[=+\-@\t\r]/ },
  );

/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string, type = 'text/csv'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
