import { expect } from 'vitest';
import type { Bench } from '../testing.fixtures.ts';
import { DOCS, paid, type Row } from './row.fixtures.ts';

/** A payment that its customer disputes, or that their bank only asks about. */
const disputed = async (bench: Bench, how: 'dispute' | 'inquire' = 'dispute') => {
  const { intent, charge } = await paid(bench);
  await bench.control({ [how]: intent });
  const [dispute] = (await bench.stripe.disputes.list({ charge })).data;
  return { intent, charge, dispute, id: dispute?.id ?? '' };
};

const typesOf = ({ events }: Bench) =>
  // Delivered side by side.
  events
    .map(({ type }) => type)
    .filter((type) => type.startsWith('charge.dispute'))
    .sort();

const toldOf = ({ events }: Bench, wanted: string) =>
  events.find(({ type }) => type === wanted)?.data.object;

export const DISPUTES: readonly Row[] = [
  [
    'tells of a dispute with the date by which evidence is due, and that the money is withdrawn',
    `${DOCS}/disputes/how-disputes-work`,
    async (bench) => {
      const { charge } = await disputed(bench);
      await expect
        .poll(() => typesOf(bench))
        .toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
      expect(bench.events.at(-1)?.data.object).toMatchObject({
        object: 'dispute',
        status: 'needs_response',
        metadata: {},
        evidence_details: { due_by: expect.any(Number) as number },
      });
      expect((await bench.stripe.charges.retrieve(charge)).disputed).toBe(true);
    },
  ],
  [
    'tells when a dispute changes, as when evidence was sent',
    `${DOCS}/api/events/types#event_types-charge.dispute.updated`,
    async (bench) => {
      const { id } = await disputed(bench);
      await bench.control({ sendEvidence: id });
      await expect.poll(() => typesOf(bench)).toContain('charge.dispute.updated');
      expect(toldOf(bench, 'charge.dispute.updated')).toMatchObject({ status: 'under_review' });
    },
  ],
  [
    'closes a dispute as lost, and the money stays with the customer',
    `${DOCS}/api/events/types#event_types-charge.dispute.closed`,
    async (bench) => {
      const { id } = await disputed(bench);
      await bench.control({ loseDispute: id });
      await expect.poll(() => typesOf(bench)).toContain('charge.dispute.closed');
      expect(toldOf(bench, 'charge.dispute.closed')).toMatchObject({ id, status: 'lost' });
      expect((await bench.control({ winDispute: id })).status).toBe(400);
    },
  ],
  [
    'gives the money back to the shop that wins',
    `${DOCS}/api/events/types#event_types-charge.dispute.funds_reinstated`,
    async (bench) => {
      const { id } = await disputed(bench);
      await bench.control({ winDispute: id });
      await expect.poll(() => typesOf(bench)).toContain('charge.dispute.funds_reinstated');
      expect(toldOf(bench, 'charge.dispute.funds_reinstated')).toMatchObject({ id, status: 'won' });
    },
  ],
  [
    'takes nothing for an inquiry, which ends when all of the money was refunded',
    `${DOCS}/disputes/how-disputes-work#inquiries`,
    async (bench) => {
      const { intent, dispute } = await disputed(bench, 'inquire');
      expect(dispute).toMatchObject({
        status: 'warning_needs_response',
        is_charge_refundable: true,
      });
      await bench.stripe.refunds.create({ payment_intent: intent });
      await expect.poll(() => typesOf(bench)).toContain('charge.dispute.closed');
      expect(toldOf(bench, 'charge.dispute.closed')).toMatchObject({ status: 'warning_closed' });
      expect(typesOf(bench)).not.toContain('charge.dispute.funds_withdrawn');
    },
  ],
  [
    'withdraws the money when an inquiry becomes a dispute, and wants evidence anew',
    `${DOCS}/disputes/how-disputes-work#inquiries`,
    async (bench) => {
      const { intent, id } = await disputed(bench, 'inquire');
      await bench.control({ sendEvidence: id });
      await bench.control({ escalate: id });
      await expect.poll(() => typesOf(bench)).toContain('charge.dispute.funds_withdrawn');
      expect(toldOf(bench, 'charge.dispute.funds_withdrawn')).toMatchObject({
        id,
        status: 'needs_response',
        is_charge_refundable: false,
      });
      await expect(bench.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
        code: 'charge_disputed',
      });
    },
  ],
  [
    'refuses to refund a disputed charge',
    `${DOCS}/error-codes#charge-disputed`,
    async (bench) => {
      const { intent } = await disputed(bench);
      await expect(bench.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
        code: 'charge_disputed',
      });
    },
  ],
];
