import type { Bug } from './bug.ts';

const SPLIT = 'data/orders/split-order.ts';

/** Bugs of lines of which some pieces are shipped, refunded or withdrawn from alone. */
export const SPLIT_BUGS: readonly Bug[] = [
  {
    name: 'pieces that are split off stay in their line as well',
    changes: [
      {
        file: SPLIT,
        from: 'quantity: pieces(amounts.rest.quantity), purchase',
        to: 'quantity: order.quantity, purchase',
      },
    ],
  },
  {
    name: 'what is split off bears all of the delivery of its line',
    changes: [
      {
        file: 'contract/orders/split-amounts.ts',
        from: 'const cost = shareOf(delivery.cost, quantity, of);',
        to: 'const cost = [delivery.cost, 0];',
      },
    ],
  },
  {
    name: 'two split one line at the same time, and the pieces of one of them are gone',
    changes: [
      {
        file: SPLIT,
        from: `      unchangedSince(order.version),
`,
        to: '',
      },
    ],
  },
  {
    name: 'the payment of a split order goes on as that of one: the refund of a part gives back all',
    changes: [
      {
        file: 'domain/orders/split-line.ts',
        from: 'return { splitOff, payment: { known, change: { purchase } } };',
        to: 'return { splitOff };',
      },
    ],
  },
  {
    name: 'the refund of some pieces gives back the whole line',
    changes: [
      {
        file: 'domain/orders/refund-order.ts',
        from: '        splitOff: line.splitOff,\n',
        to: '',
      },
    ],
  },
];
