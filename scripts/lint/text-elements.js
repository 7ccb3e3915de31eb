import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const NOTHING =
  ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void;

/** What draws more than its text: MUI's button, and ours that hand their children to it. */
const WITH_MORE = /^(Link|Memo)?Button$/;

/** @param {ts.Type} type */
const partsOf = (type) => (type.isUnion() ? type.types : [type]);

/**
 * Whether it is text, or text and nothing by turns, that is not the same in every render.
 * @param {ts.Type} type
 */
function isVariableText(type) {
  const parts = partsOf(type).filter((part) => !(part.isStringLiteral() && part.value === ''));
  const texts = parts.filter(({ flags }) => flags & TEXT);
  const isTextAlone = parts.every(({ flags }) => flags & (TEXT | NOTHING));
  const isOneText = parts.length === 1 && texts.every((part) => part.isLiteral());
  return texts.length > 0 && isTextAlone && !isOneText;
}

/**
 * A browser's translation puts another node in the place of each text, and React then changes and removes
 * one that is no longer there. It finds a text that is all that an element holds.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const textElements = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside: 'A text that changes has an element of its own, or a translated page breaks.',
      bare: 'A component gives a text in an element, or a translated page breaks.',
    },
  },
  create(context) {
    const services = /** @type {import('@typescript-eslint/utils').ParserServices} */ (
      context.sourceCode.parserServices
    );
    if (!services.program) throw new Error('text-elements needs the types of a file.');
    const checker = services.program.getTypeChecker();
    /** @param {any} node */
    const typeOf = (node) => checker.getTypeAtLocation(services.esTreeNodeToTSNodeMap.get(node));

    /** @param {any} parent */
    const check = (parent) => {
      const children = parent.children.filter(
        (/** @type {any} */ child) =>
          !(child.type === 'JSXText' && /^\s*$/.test(child.value)) &&
          child.expression?.type !== 'JSXEmptyExpression',
      );
      const name = parent.openingElement?.name.name ?? '';
      const isAlone = parent.type === 'JSXElement' && children.length === 1;
      if (isAlone && !WITH_MORE.test(name)) return;
      for (const child of children)
        if (child.type === 'JSXExpressionContainer' && isVariableText(typeOf(child.expression)))
          context.report({ node: child, messageId: 'beside' });
    };
    return {
      JSXElement: check,
      JSXFragment: check,
      /** @param {any} node */
      FunctionDeclaration(node) {
        if (!/^[A-Z]/.test(node.id?.name ?? '')) return;
        const [signature] = typeOf(node).getCallSignatures();
        const parts = signature ? partsOf(signature.getReturnType()) : [];
        // What a parent gave it to show, it shows.
        const isGiven = parts.some(({ flags }) => flags & ts.TypeFlags.BigInt);
        if (!isGiven && parts.some(({ flags }) => flags & TEXT))
          context.report({ node: node.id ?? node, messageId: 'bare' });
      },
    };
  },
};
