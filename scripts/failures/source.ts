import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');
/** Where the API stands. */
const SRC = join(ROOT, 'functions/src');

/** What is read of the API's code: its files but for tests, and who stands for whom in them. */
export interface Source {
  checker: ts.TypeChecker;
  files: readonly ts.SourceFile[];
  /** `domain/or-not-found.ts:9` */
  placeOf: (node: ts.Node) => string;
}

const isShipped = (file: string): boolean =>
  file.startsWith(`${SRC}/`) && !/\.(test|fixtures)\.ts$/.test(file);

/**
 * Reads the code of the API with its own types. What it takes from packages is of any type: they
 * throw none of our refusals, and reading theirs takes most of the time.
 */
export const readSource = (): Source => {
  const reading = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }: ts.Diagnostic) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
  const config = join(ROOT, 'functions/tsconfig.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(config, { types: [] }, reading);
  if (!parsed) throw new Error(`no ${config}`);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(parsed.options),
    resolveModuleNameLiterals: (names, importer, _redirected, options) =>
      names.map(({ text }) =>
        text.startsWith('.')
          ? ts.resolveModuleName(text, importer, options, ts.sys)
          : { resolvedModule: undefined },
      ),
  };
  const program = ts.createProgram(parsed.fileNames.filter(isShipped), parsed.options, host);
  return {
    checker: program.getTypeChecker(),
    files: program.getSourceFiles().filter(({ fileName }) => isShipped(fileName)),
    placeOf: (node) => {
      const file = node.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      return `${file.fileName.slice(SRC.length + 1)}:${line + 1}`;
    },
  };
};
