import { MOST_COUNTED, type Today } from '@rollwell/functions/contract';
import type { Open } from '../../../components/navigation/open-count.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { useOpenWork } from '../api/orders.ts';
import { todayTexts } from './texts.ts';

/** A count of open work as it is shown: "1,000+" for more than are counted. */
export function useCountedFormat(): (many: number) => string {
  const { count } = useFormats();
  return (many) => (many > MOST_COUNTED ? todayTexts.more(count(MOST_COUNTED)) : count(many));
}

const OPEN = {
  urgent: ({ disputed, failedRefunds, failedMails }) => disputed + failedRefunds + failedMails,
  toShip: ({ toShip }) => toShip,
  disputed: ({ disputed }) => disputed,
  failedRefunds: ({ failedRefunds }) => failedRefunds,
  withdrawn: ({ withdrawn }) => withdrawn,
  messages: ({ messages }) => messages,
  lowStock: ({ lowStock }) => lowStock,
} satisfies Record<keyof typeof todayTexts.open, (today: Today) => number>;

export type OpenKind = keyof typeof OPEN;

/** How much of each kind is open; nothing where none is, or as long as it is not known. */
export function useOpenCounts(): Partial<Record<OpenKind, Open>> {
  const format = useCountedFormat();
  const { data: today } = useOpenWork();
  if (!today) return {};
  return Object.fromEntries(
    (Object.keys(OPEN) as OpenKind[])
      .filter((kind) => OPEN[kind](today) > 0)
      .map((kind) => {
        const shown = format(OPEN[kind](today));
        return [kind, { shown, says: todayTexts.open[kind](shown) }];
      }),
  );
}
