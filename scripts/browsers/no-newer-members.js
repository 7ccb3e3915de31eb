import { NEWER_FEATURES } from './newer-features.js';

/** @typedef {import('typescript').Declaration} Declaration */

/** @typedef {import('./newer-features.js').Feature} Feature */

/** @type {Map<string, Feature[]>} */
const newer = new Map();
for (const feature of NEWER_FEATURES) {
  const { member } = feature;
  if (member) newer.set(member, [...(newer.get(member) ?? []), feature]);
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
  const owner = name.replace(/^Readonly(?=[A-Z])/, '').replace(/Constructor$/, '');
  return { owner, isStatic: parent.name === undefined || name.endsWith('Constructor') };
}

/**
 * @param {Feature} feature
 * @param {{ owner: string; isStatic: boolean }} found
 */
const isSame = (feature, found) =>
  feature.owner === found.owner && (feature.isStatic ?? found.isStatic) === found.isStatic;

/**
 * Whether the code around has asked for it: `'Segmenter' in Intl ? new Intl.Segmenter() : …`.
 * @param {import('estree').Node[]} around
 * @param {string} member
 */
const isAskedFor = (around, member) =>
  around.some(
    (node) =>
      node.type === 'ConditionalExpression' &&
      node.test.type === 'BinaryExpression' &&
      node.test.operator === 'in' &&
      node.test.left.type === 'Literal' &&
      node.test.left.value === member,
  );

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
        const features = newer.get(member);
        if (!features || isAskedFor(context.sourceCode.getAncestors(node), member)) return;
        const object = services.esTreeNodeToTSNodeMap.get(
          /** @type {Parameters<typeof services.esTreeNodeToTSNodeMap.get>[0]} */ (node.object),
        );
        const type = checker.getApparentType(checker.getTypeAtLocation(object));
        const owner = (type.getProperty(member)?.declarations ?? [])
          .filter((found) => program.isSourceFileDefaultLibrary(found.getSourceFile()))
          .map(ownerOf)
          .find((found) => features.some((feature) => isSame(feature, found)))?.owner;
        if (owner) context.report({ node, messageId: 'newer', data: { owner, member } });
      },
    };
  },
};
