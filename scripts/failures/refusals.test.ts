import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { RefusalReader } from './refusals.ts';

const HEAD = `
class AppError { code: string; constructor(readonly code: string) {} }
declare function decline(cause: unknown): void;
`;
/** Stands for the repositories: what they do stands behind an interface. */
const FILE = '/shop/functions/src/data/sample.ts';

/** What a function \`call\` may be refused with, in a file with nothing but this. */
const refusals = (text: string): string[] => {
  const file = ts.createSourceFile(FILE, HEAD + text, ts.ScriptTarget.ES2023, true);
  const host = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name: string) => (name === FILE ? file : undefined),
  };
  const program = ts.createProgram([FILE], { noLib: true, noResolve: true, strict: true }, host);
  const reader = new RefusalReader({
    checker: program.getTypeChecker(),
    files: [file],
    placeOf: () => 'here',
  });
  const call = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText() === 'call');
  if (!call?.initializer) throw new Error('nothing is called');
  return [...reader.refusalsOf(call.initializer).keys()];
};

describe('what code may be refused with is read', () => {
  it.each([
    [
      'in it, and in what it calls',
      `const found = () => { throw new AppError('not_found'); };
       const call = () => { found(); throw new AppError('conflict'); };`,
      ['not_found', 'conflict'],
    ],
    [
      'in what it hands over, and not in what others hand over',
      `const often = (run: () => void) => { run(); };
       const other = () => { often(() => { throw new AppError('last_admin'); }); };
       const call = () => { often(() => { throw new AppError('conflict'); }); };`,
      ['conflict'],
    ],
    [
      'in whatever stands behind an interface',
      `interface Shelf { take(): void; label: string }
       const shelf = (): Shelf => ({ take: () => { throw new AppError('out_of_stock'); }, label: '' });
       const call = (one: Shelf) => { one.take(); };`,
      ['out_of_stock'],
    ],
    [
      'by the type of a code that is reckoned',
      `const why = (late: boolean): 'order_paid' | 'order_shipped' => late ? 'order_shipped' : 'order_paid';
       const call = () => { throw new AppError(why(true)); };`,
      ['order_paid', 'order_shipped'],
    ],
    [
      'once where it is passed on',
      `const first = new AppError('in_stock');
       const call = () => { const { code } = first; throw new AppError(code); };`,
      ['in_stock'],
    ],
    [
      'in what is tried, unless it ends there',
      `const call = () => {
         try { throw new AppError('conflict'); } catch (error) { if (error) throw error; }
         try { throw new AppError('not_found'); } catch { decline(1); }
         try { throw new AppError('in_stock'); } catch (error) {
           if (error instanceof AppError) return undefined;
           throw error;
         }
       };`,
      ['conflict'],
    ],
    [
      'in what is tried, where its code is looked at',
      `const call = () => {
         try { throw new AppError('conflict'); } catch (error) {
           if ((error as AppError).code === 'conflict') decline(error);
         }
       };`,
      ['conflict'],
    ],
    [
      'once in what calls itself',
      `const again = (times: number): void => { if (times > 0) again(times - 1); throw new AppError('conflict'); };
       const call = () => { try { again(1); } catch (error) { throw error; } };`,
      ['conflict'],
    ],
  ])('%s', (_where, text, codes) => {
    expect(refusals(text)).toEqual(codes);
  });

  it('not where nobody can say what it is', () => {
    const text = `declare const code: string; const call = () => { throw new AppError(code); };`;
    expect(() => refusals(text)).toThrow('here: of which codes is “code”?');
  });
});
