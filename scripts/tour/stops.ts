import ts from 'typescript';

/** A place in the code that the tour leads past. */
export interface Stop {
  /** An exported name. */
  symbol: string;
  /** Relative to the tour's folder. */
  file: string;
}

export const MOST_STOPS = 12;

/** A numbered line that begins with a link on a symbol: ``1. [`placeOrder`](../functions/…)``. */
const STOP = /^\d+\. \[`(\w+)`\]\(([^)]+)\)/gm;

/** The stops of a tour in Markdown, in their order. */
export const readStops = (tour: string): Stop[] =>
  [...tour.matchAll(STOP)].map(([, symbol = '', file = '']) => ({ symbol, file }));

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const namesOf = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as { name?: ts.Node };
  return name ? [name.getText()] : [];
};

/** The names that a file declares and exports; its own name says whether it may hold JSX. */
export const exportedNames = (file: string, text: string): string[] =>
  ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    .statements.filter(isExported)
    .flatMap(namesOf);

/**
 * What is wrong with a tour, a sentence for each fault.
 * @param read the text of a file, or undefined where there is none
 */
export const faultsOfTour = (
  tour: string,
  read: (file: string) => string | undefined,
): string[] => {
  const stops = readStops(tour);
  const count =
    stops.length === 0 || stops.length > MOST_STOPS
      ? [`A tour has 1 to ${MOST_STOPS} stops, and this one ${stops.length}.`]
      : [];
  const gone = stops.flatMap(({ symbol, file }) => {
    const text = read(file);
    if (text === undefined) return [`${symbol}: there is no file ${file}.`];
    return exportedNames(file, text).includes(symbol) ? [] : [`${file} exports no ${symbol}.`];
  });
  return [...count, ...gone];
};
