import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import {
  isolated,
  MAX_LENGTH,
  type Purchase,
  queryFailed,
  townLines,
} from '@rollwell/functions/contract';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId } from 'react';
import { type Column, DataTable } from '../../../components/data-display/data-table.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { CarrierInput } from '../shipping/carrier-field.tsx';
import { shipmentId } from './selection.tsx';
import { packingTexts } from './texts.ts';
import {
  announceOutcomes,
  type Outcome,
  type Parcel,
  type ShipMany,
  useShipMany,
} from './use-ship-many.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useTimeLeft } from '../../../lib/use-time.ts';
import { useUndoShipment } from '../api/ship-batch.ts';

const { dialog: texts } = packingTexts;

/** Enter goes to the next field, as a scanner sends it after each code; from the last to the button. */
function goOn(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...(target.form?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
  const next = fields[fields.indexOf(target) + 1];
  (next ?? target.form?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
}

interface ShipManyDialogProps {
  parcels: readonly Parcel[];
  onClose: () => void;
}

/** Ships several orders, with one number for each parcel, and shows of each what became of it. */
export function ShipManyDialog({ parcels, onClose }: ShipManyDialogProps) {
  const id = useId();
  const many = useShipMany(parcels);
  const { isPending, waiting, outcomes, ship } = many;
  const tell = useEffectEvent(() => announceOutcomes(outcomes));
  const isOver = outcomes.size > 0 && !isPending;
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(await ship())) {
      // What is wrong shows with the next rendering.
      requestAnimationFrame(() =>
        form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
    }
  };
  return (
    <Dialog
      open
      onClose={() => {
        if (!isPending) onClose();
      }}
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{texts.title(parcels.length)}</DialogTitle>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
            {texts.hint}
          </DialogContentText>
          <CarrierInput
            value={many.carrier}
            onChange={many.setCarrier}
            problem={many.carrierProblem}
            onKeyDown={goOn}
            disabled={isPending}
          />
          <Box sx={{ mt: 2 }}>
            <Parcels parcels={parcels} many={many} />
          </Box>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          {isPending && (
            <Box component="output" sx={{ mr: 'auto' }}>
              {texts.progress(outcomes.size, parcels.length)}
            </Box>
          )}
          <Button onClick={onClose} disabled={isPending} color="inherit">
            <span>{outcomes.size > 0 ? texts.close : texts.cancel}</span>
          </Button>
          {waiting > 0 && (
            <Button type="submit" variant="contained" loading={isPending}>
              <span>{texts.submit(waiting)}</span>
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ParcelsProps {
  parcels: readonly Parcel[];
  many: ShipMany;
}

function Parcels({ parcels, many }: ParcelsProps) {
  const columns: readonly Column<Parcel>[] = [
    {
      header: texts.number,
      heads: true,
      render: ({ lines }) => <span>{lines[0].number}</span>,
    },
    {
      header: texts.recipient,
      render: ({ lines: [order] }) => (
        <span>{[order.customerName, ...townLines(order)].map(isolated).join(', ')}</span>
      ),
    },
    {
      header: texts.parcel,
      render: (parcel) => (
        <ParcelNumber parcel={parcel} many={many} isFirst={parcel === parcels[0]} />
      ),
    },
    {
      header: texts.result,
      render: ({ lines }) => (
        <ShipmentResult lines={lines} outcome={many.outcomes.get(shipmentId(lines))} />
      ),
    },
  ];
  return (
    <DataTable
      label={packingTexts.label}
      columns={columns}
      rows={parcels}
      rowKey={({ lines }) => shipmentId(lines)}
      dense
    />
  );
}

interface ParcelNumberProps extends Omit<ParcelsProps, 'parcels'> {
  parcel: Parcel;
  isFirst: boolean;
}

function ParcelNumber({ parcel: { lines, carrier }, many, isFirst }: ParcelNumberProps) {
  const fieldId = useId();
  const id = shipmentId(lines);
  const problem = many.problemOf(id);
  return (
    <TextField
      id={fieldId}
      size="small"
      value={many.numbers.get(id) ?? ''}
      onChange={({ target }) => many.setNumber(id, target.value)}
      onKeyDown={goOn}
      error={problem !== undefined}
      helperText={problem ?? carrier}
      disabled={many.isPending || many.isDone(id)}
      autoFocus={isFirst}
      slotProps={{
        htmlInput: {
          'aria-label': texts.parcelOf(lines[0].number),
          autoComplete: 'off',
          maxLength: MAX_LENGTH.name,
        },
      }}
      sx={{ minWidth: 180 }}
    />
  );
}

interface ShipmentResultProps {
  lines: Purchase;
  /** Undefined as long as nothing came of it. */
  outcome: Outcome | undefined;
}

/** What became of an order that was shipped among others: shipped, with Undo for as long as that can be, or why not. */
function ShipmentResult({ lines, outcome }: ShipmentResultProps) {
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
