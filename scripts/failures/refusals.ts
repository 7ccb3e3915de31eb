import ts from 'typescript';
import { ERRORS, type ErrorCode } from '@rollwell/functions/contract';
import { bodiesIn, type BodiesOf } from './bodies.ts';
import { NEVER, type Never } from './never.ts';
import type { Source } from './source.ts';

/** The codes that something may be refused with, each with one way to where that is said. */
export type Refusals = Map<ErrorCode, readonly string[]>;

const isCode = (text: string): text is ErrorCode => text in ERRORS;

const literalsIn = (type: ts.Type): string[] =>
  type.isUnion() ? type.types.flatMap(literalsIn) : type.isStringLiteral() ? [type.value] : [];

const some = (node: ts.Node, is: (node: ts.Node) => boolean): boolean =>
  is(node) || (ts.forEachChild(node, (child) => some(child, is)) ?? false);

/** Whether a clause begins with `if (error instanceof AppError) return …`. */
const returnsRefusals = ({ block }: ts.CatchClause): boolean => {
  const [first] = block.statements;
  return (
    first !== undefined &&
    ts.isIfStatement(first) &&
    /^\w+ instanceof AppError$/.test(first.expression.getText()) &&
    ts.isReturnStatement(first.thenStatement)
  );
};

/** Whether a refusal ends in a clause; one whose code stands there may be told later. */
const keepsRefusals = (clause: ts.CatchClause): boolean =>
  returnsRefusals(clause) || !some(clause.block, ts.isThrowStatement);

const codesNamedIn = (node: ts.Node): Set<string> => {
  const named = new Set<string>();
  some(node, (each) => {
    if (ts.isStringLiteral(each)) named.add(each.text);
    return false;
  });
  return named;
};

const nameOf = (body: ts.Node): string | undefined => {
  const named = ts.isVariableDeclaration(body.parent) || ts.isPropertyAssignment(body.parent);
  const name = ts.getNameOfDeclaration((named ? body.parent : body) as ts.Declaration);
  return name?.getText();
};

/**
 * Collects what code may refuse with: each `new AppError` in it and in all that it calls, whoever
 * stands for that. It knows nothing of what is true when: what it finds and cannot be stands in `NEVER`.
 */
export class RefusalReader {
  readonly #source: Source;
  readonly #bodiesOf: BodiesOf;
  /** Parts that are being looked at by themselves. */
  readonly #apart = new Set<ts.Node>();
  /** Exceptions that were used. */
  readonly used = new Set<Never>();

  constructor(source: Source) {
    this.#source = source;
    this.#bodiesOf = bodiesIn(source);
  }

  /** What may come of running this. @throws Error for a code that no type tells */
  refusalsOf(body: ts.Node): Refusals {
    const found: Refusals = new Map();
    this.#walk(body, [], found, new Set());
    return found;
  }

  #walk(body: ts.Node, way: readonly string[], found: Refusals, seen: Set<ts.Node>): void {
    if (seen.has(body)) return;
    seen.add(body);
    const never = this.#neverIn(body);
    if (never) {
      this.#walkApart(body, way, found, (code) => !never.codes.includes(code), never);
    } else this.#visit(body, way, found, seen);
  }

  /** Looks at a part by itself, of which not every refusal gets out. */
  #walkApart(
    part: ts.Node,
    way: readonly string[],
    found: Refusals,
    getsOut: (code: ErrorCode) => boolean,
    never?: Never,
  ): void {
    if (this.#apart.has(part)) return;
    this.#apart.add(part);
    const inside: Refusals = new Map();
    this.#visit(part, way, inside, new Set([part]));
    this.#apart.delete(part);
    for (const [code, steps] of inside)
      if (getsOut(code)) this.#note(found, code, steps);
      else if (never) this.used.add(never);
  }

  #visit(node: ts.Node, way: readonly string[], found: Refusals, seen: Set<ts.Node>): void {
    const enter = (each: ts.Node): void => {
      if (ts.isTypeNode(each)) return;
      if (ts.isTryStatement(each) && each.catchClause && keepsRefusals(each.catchClause)) {
        const named = codesNamedIn(each.catchClause);
        this.#walkApart(each.tryBlock, way, found, (code) => named.has(code));
        enter(each.catchClause);
        if (each.finallyBlock) enter(each.finallyBlock);
        return;
      }
      if (ts.isNewExpression(each) && each.expression.getText() === 'AppError')
        for (const code of this.#codesOf(each))
          this.#note(found, code, [...way, this.#source.placeOf(each)]);
      if (ts.isIdentifier(each) || ts.isPrivateIdentifier(each))
        for (const body of this.#bodiesOf(each))
          this.#walk(body, [...way, `${each.text} (${this.#source.placeOf(each)})`], found, seen);
      ts.forEachChild(each, enter);
    };
    enter(node);
  }

  #note(found: Refusals, code: ErrorCode, way: readonly string[]): void {
    if (!found.has(code)) found.set(code, way);
  }

  /** The codes of a refusal, by the type of its first argument; none for one that is passed on. */
  #codesOf({ arguments: [code] = [] as never }: ts.NewExpression): ErrorCode[] {
    if (!code || this.#isPassedOn(code)) return [];
    const codes = literalsIn(this.#source.checker.getTypeAtLocation(code)).filter(isCode);
    if (codes.length > 0 && codes.length < Object.keys(ERRORS).length) return codes;
    throw new Error(`${this.#source.placeOf(code)}: of which codes is “${code.getText()}”?`);
  }

  /** Whether a code was taken out of another refusal, which was found where that was made. */
  #isPassedOn(code: ts.Node): boolean {
    const { checker } = this.#source;
    const [declared] = checker.getSymbolAtLocation(code)?.declarations ?? [];
    return (
      declared !== undefined &&
      ts.isBindingElement(declared) &&
      checker.getTypeAtLocation(declared.parent).symbol.name === 'AppError'
    );
  }

  #neverIn(body: ts.Node): Never | undefined {
    const name = nameOf(body);
    if (name === undefined) return undefined;
    const file = body.getSourceFile().fileName;
    return NEVER.find((never) => never.of === name && file.endsWith(`/src/${never.file}`));
  }
}
