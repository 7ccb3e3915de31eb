import {
  ORDER_TRANSITIONS,
  type OrderState,
} from '../../functions/src/contract/orders/order-transitions.ts';

const BEGIN = '<!-- Drawn from the transition table by `npm run diagram`. -->';
const END = '<!-- End of the drawing. -->';

/** An order that is gone has no state: the diagram's end. */
const nameOf = (state: OrderState): string => (state === 'gone' ? '[*]' : state);

/** The transition table as a state diagram in Mermaid's words, one line for each arrow. */
export const orderStates = (): string => {
  const arrows = Object.entries(ORDER_TRANSITIONS).flatMap(([action, { from, to }]) =>
    from.map((state) => `  ${nameOf(state)} --> ${nameOf(to)}: ${action}`),
  );
  return ['stateDiagram-v2', '  [*] --> placed: place', ...arrows].join('\n');
};

/**
 * A document with the diagram as the table has it now.
 * @throws Error when the document has no place for it.
 */
export const withOrderStates = (document: string): string => {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`There is no "${BEGIN}".`);
  return `${before}${BEGIN}\n\n\`\`\`mermaid\n${orderStates()}\n\`\`\`\n\n${END}${after}`;
};
