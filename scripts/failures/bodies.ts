import ts from 'typescript';
import type { Source } from './source.ts';

/** What runs when something that is named is called or used. */
export type BodiesOf = (name: ts.Identifier | ts.PrivateIdentifier) => readonly ts.Node[];

/** Files whose interfaces stand between those who ask and those who do. */
const SEAMS =
  /\/src\/(data\/|domain\/(stock\/inventory|mail\/mail-policy|public-reads\/public-reads))/;

const textOf = (name: ts.Node | undefined): string | undefined =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;

const isFunctionWithBody = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isGetAccessor(node) ||
  ts.isConstructorDeclaration(node);

/** The members of interfaces with what stands for them: the properties of objects that are taken for one. */
const implementationsIn = ({ checker, files }: Source): Map<ts.Node, Set<ts.Declaration>> => {
  const found = new Map<ts.Node, Set<ts.Declaration>>();
  const note = (type: ts.Type | undefined, members: readonly ts.Declaration[]): void => {
    for (const member of members) {
      const name = textOf(ts.getNameOfDeclaration(member));
      const wanted = name === undefined ? undefined : type && checker.getPropertyOfType(type, name);
      for (const declared of wanted?.declarations ?? [])
        if (declared !== member)
          found.set(declared, (found.get(declared) ?? new Set()).add(member));
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const type = checker.getContextualType(node);
      note(type && checker.getNonNullableType(type), node.properties);
    }
    if (ts.isClassDeclaration(node))
      for (const parent of (node.heritageClauses ?? []).flatMap(({ types }) => types))
        note(checker.getTypeAtLocation(parent), node.members);
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return found;
};

/**
 * Follows names to code. A function of a repository, the inventory or the like is named by an interface,
 * and all that stands for it may be meant. A function that is handed over as an option is no such
 * thing: it runs where it was written.
 */
export const bodiesIn = (source: Source): BodiesOf => {
  const { checker, files } = source;
  const implementations = implementationsIn(source);
  const ours = new Set(files);

  const isSeam = (node: ts.Declaration): boolean =>
    (ts.isMethodSignature(node) || ts.isPropertySignature(node)) &&
    checker.getTypeAtLocation(node).getCallSignatures().length > 0 &&
    SEAMS.test(node.getSourceFile().fileName);

  const resolved = (symbol: ts.Symbol | undefined): readonly ts.Declaration[] => {
    const isAlias = symbol !== undefined && Boolean(symbol.flags & ts.SymbolFlags.Alias);
    return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations ?? [];
  };

  const bodiesOf = (node: ts.Declaration): readonly ts.Node[] => {
    if (!ours.has(node.getSourceFile())) return [];
    if (isFunctionWithBody(node)) return [node];
    if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node))
      return node.initializer ? [node.initializer] : [];
    if (ts.isPropertyAssignment(node)) return [node.initializer];
    if (ts.isShorthandPropertyAssignment(node))
      return resolved(checker.getShorthandAssignmentValueSymbol(node)).flatMap(bodiesOf);
    if (ts.isClassDeclaration(node))
      return node.members.filter(
        (member) => ts.isConstructorDeclaration(member) || ts.isPropertyDeclaration(member),
      );
    return isSeam(node) ? [...(implementations.get(node) ?? [])].flatMap(bodiesOf) : [];
  };

  return (name) => resolved(checker.getSymbolAtLocation(name)).flatMap(bodiesOf);
};
