import type { Bug } from './bug.ts';

const DECLARE = 'domain/withdrawals/declare-withdrawal.ts';

/** Bugs of withdrawals from a contract. */
export const WITHDRAWAL_BUGS: readonly Bug[] = [
  {
    name: 'what a customer has withdrawn from is shipped all the same',
    changes: [
      {
        file: 'domain/orders/ship-order.ts',
        from: 'order.withdrawal !== null && !despiteWithdrawal',
        to: 'order.withdrawal !== null && despiteWithdrawal',
      },
    ],
  },
  {
    name: 'a withdrawal from a purchase marks its first line only',
    changes: [
      {
        file: DECLARE,
        from: '        contract.withdrawn.map(({ order, splitOff }) => ({',
        to: '        contract.withdrawn.slice(0, 1).map(({ order, splitOff }) => ({',
      },
    ],
  },
  {
    name: 'a withdrawal that is declared again is another one, with another receipt',
    changes: [
      {
        file: DECLARE,
        from: 'const id = idOf(body);',
        to: 'body = { ...body, part: String(now()) };\n  const id = idOf(body);',
      },
    ],
  },
  {
    name: 'a withdrawal is confirmed without a receipt',
    changes: [
      {
        file: DECLARE,
        from: 'mails: [receipt, ',
        to: 'mails: [',
      },
    ],
  },
];
