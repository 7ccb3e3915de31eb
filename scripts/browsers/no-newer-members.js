import { NEWER_FEATURES } from './newer-features.js';

/** @typedef {import('typescript').Declaration} Declaration */

/** @type {Map<string, Set<string>>} member → the interfaces on which it is new */
const newer = new Map();
for (const { owner, member } of NEWER_FEATURES) {
  if (member) newer.set(member, (newer.get(member) ?? new Set()).add(owner));
}

/**
 * The interface that a declaration of TypeScript's own library belongs to, by MDN's name for it:
 * `Promise` for what stands in `interface PromiseConstructor`, `URL` for `declare var URL: { … }`.
 * @param {Declaration} declaration
 */
function ownerOf(declaration) {
  const parent =
    /** @type {{ name?: { text?: string }; parent?: { name?: { text?: string } } }} */ (
      declaration.parent
    );
  const name = parent.name?.text ?? parent.parent?.name?.text ?? '';
  return name.replace(/^Readonly(?=[A-Z])/, '').replace(/Constructor$/, '');
}

/**
 * Refuses a method or property that the oldest promised browsers lack. eslint-plugin-compat sees
 * what is new by its name alone; this one asks TypeScript what a value is.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noNewerMembers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { newer: '{{owner}}.{{member}} is newer than the browsers in package.json.' },
  },
  create(context) {
    const services = /** @type {import('@typescript-eslint/utils').ParserServices} */ (
      context.sourceCode.parserServices
    );
    if (!services.program) throw new Error('no-newer-members needs the types of a file.');
    const { program } = services;
    const checker = program.getTypeChecker();
    return {
      MemberExpression(node) {
        if (node.computed || node.property.type !== 'Identifier') return;
        const member = node.property.name;
        const owners = newer.get(member);
        if (!owners) return;
        const object = services.esTreeNodeToTSNodeMap.get(
          /** @type {Parameters<typeof services.esTreeNodeToTSNodeMap.get>[0]} */ (node.object),
        );
        const type = checker.getApparentType(checker.getTypeAtLocation(object));
        const owner = (type.getProperty(member)?.declarations ?? [])
          .filter((found) => program.isSourceFileDefaultLibrary(found.getSourceFile()))
          .map(ownerOf)
          .find((name) => owners.has(name));
        if (owner) context.report({ node, messageId: 'newer', data: { owner, member } });
      },
    };
  },
};
