import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Purchase, queryFailed } from '@rollwell/functions/contract';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useTimeLeft } from '../../../lib/use-time.ts';
import { useUndoShipment } from '../api/ship-batch.ts';
import { shipmentId } from './selection.tsx';
import { packingTexts } from './texts.ts';
import type { Outcome } from './use-ship-many.ts';

const { dialog: texts } = packingTexts;

interface ShipmentResultProps {
  lines: Purchase;
  /** Undefined as long as nothing came of it. */
  outcome: Outcome | undefined;
}

/** What became of an order that was shipped among others: shipped, with Undo for as long as that can be, or why not. */
export function ShipmentResult({ lines, outcome }: ShipmentResultProps) {
  if (!outcome) return null;
  const { modifiedCount, message, until } = outcome;
  if (modifiedCount === undefined)
    return <Box sx={{ color: 'error.main' }}>{queryFailed(message ?? '')}</Box>;
  if (modifiedCount === 0) return <span>{texts.shippedBefore}</span>;
  return <Shipped lines={lines} until={until} />;
}

function Shipped({ lines, until }: { lines: Purchase; until: string }) {
  const { mutate, isPending, isSuccess, error } = useUndoShipment();
  const inTime = useTimeLeft(until);
  const [{ number, purchase }] = lines;
  if (isSuccess) return <span>{texts.undone}</span>;
  return (
    <>
      <span>{texts.shipped}</span>{' '}
      {inTime && (
        <Button
          size="small"
          color="secondary"
          loading={isPending}
          onClick={() => mutate({ id: shipmentId(lines), isPurchase: purchase !== null })}
          aria-label={texts.undo(number)}
        >
          {packingTexts.undo}
        </Button>
      )}
      {error && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {queryFailed(messageOf(error))}
        </Box>
      )}
    </>
  );
}
