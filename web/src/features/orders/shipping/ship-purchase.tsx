import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import {
  isDisputed,
  type Order,
  orderAllows,
  parcelFormSchema,
  type ParcelForm as ParcelFormValues,
  type Purchase,
  queryFailed,
  SHIP_UNDO_MS,
  type Parcel,
} from '@rollwell/functions/contract';
import { useField, useFormikContext } from 'formik';
import { type ReactNode, type ToggleEvent, useState } from 'react';
import { RowButton } from '../../../components/actions/buttons.tsx';
import { DisclosureSummary } from '../../../components/data-display/disclosure-summary.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormCheckbox } from '../../../components/form/form-checkboxes.tsx';
import { NumberField } from '../../../components/form/number-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { useListLock } from '../../../components/list/stable-list.tsx';
import { announce } from '../../../lib/announce.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { noBreakUnits, useFormats } from '../../../lib/formats.ts';
import { useShipPurchase } from '../api/change-orders.ts';
import { orderName } from '../order-page/order-head.tsx';
import { texts } from '../texts.ts';
import { SHIP_WIDTH } from './ship-button.tsx';
import { UndoShipButton } from './undo-ship-button.tsx';
import { TrackingFields } from './tracking-form.tsx';

const { shipAll, parcel } = texts.everybody;

/** Nothing speaks against shipping it: what is disputed or withdrawn from is asked about line by line. */
const isClear = (order: Order): boolean => !isDisputed(order) && order.withdrawal === null;

/** The lines that have not left, where they are several and can go in one parcel; none otherwise. */
export const shippableTogether = (lines: Purchase): readonly Order[] => {
  const toShip = lines.filter((order) => orderAllows(order, 'ship'));
  return toShip.length > 1 && toShip.every(isClear) ? toShip : [];
};

const announceShipped = (lines: Purchase): void =>
  announce(texts.live.changed(orderName(lines), texts.states.shipped));

/** The lines that can be shipped in one parcel, where there is a choice: several, or one of several pieces. */
const parcelLines = (lines: Purchase): readonly Order[] => {
  const toShip = lines.filter((order) => orderAllows(order, 'ship') && isClear(order));
  const [first, ...others] = toShip;
  return others.length > 0 || (first?.quantity ?? 1) > 1 ? toShip : [];
};

/**
 * Ships what goes in one parcel: lines that are ticked with as many pieces as are typed, and where it can be
 * followed. Open where an order has several lines; folded where its one line has a button of its own.
 */
export function ShipParcel({ lines }: { lines: Purchase }) {
  const toShip = parcelLines(lines);
  const title = lines.length > 1 ? parcel.title : parcel.some;
  const undo = (
    // Room for the button, so that nothing moves when its time is over.
    <Box sx={{ minHeight: 36 }}>
      <UndoShipPurchase lines={lines} />
    </Box>
  );
  if (toShip.length === 0) return lines.length > 1 ? undo : null;
  const form = (
    // What was shipped meanwhile, here or elsewhere, makes it another parcel.
    <ParcelForm
      key={toShip.map(({ _id, quantity }) => `${_id} ${quantity}`).join()}
      lines={toShip}
    />
  );
  if (lines.length === 1) return <Folded title={title}>{form}</Folded>;
  return (
    <Box component="section" aria-label={title} sx={{ maxWidth: 480, mt: 3 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {form}
      {undo}
    </Box>
  );
}

/** A form that is there once somebody wants it: its fields are called as those of the page. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
      sx={{ maxWidth: 480, mt: 1 }}
    >
      <DisclosureSummary>{title}</DisclosureSummary>
      {isOpen && children}
    </Box>
  );
}

function ParcelForm({ lines }: { lines: readonly Order[] }) {
  const [first] = lines;
  const { mutateAsync } = useShipPurchase(first?.purchase?.id ?? first?._id ?? '');
  return (
    <Form
      initialValues={{
        ...{ url: '', carrier: '', number: '' },
        lines: lines.map(({ _id: id, quantity }) => ({ id, of: quantity, isIn: true, quantity })),
      }}
      schema={parcelFormSchema}
      onSubmit={async (values) => {
        await mutateAsync(parcelOf(values));
        announce(parcel.shipped);
      }}
    >
      <UnsavedGuard />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {parcel.hint}
      </Typography>
      {lines.map(({ _id, productName, quantity }, index) => (
        <ParcelLine key={_id} index={index} productName={productName} of={quantity} />
      ))}
      <EmptyParcel />
      <TrackingFields />
      <SubmitButton>{parcel.submit}</SubmitButton>
    </Form>
  );
}

/** What is said to the API of a parcel; all lines with all their pieces need not be named. */
const parcelOf = ({ url, carrier, number, lines }: ParcelFormValues): Parcel => {
  const isSaid = [url, carrier, number].some(Boolean);
  const isAll = lines.every(({ isIn, quantity, of }) => isIn && quantity === of);
  return {
    ...(isSaid && { url, carrier, number }),
    ...(!isAll && {
      lines: lines.filter(({ isIn }) => isIn).map(({ id, of, quantity }) => ({ id, of, quantity })),
    }),
  };
};

/** Says that nothing is in the parcel. */
function EmptyParcel() {
  const { errors, submitCount } = useFormikContext<ParcelFormValues>();
  if (submitCount === 0 || typeof errors.lines !== 'string') return null;
  return (
    <FormHelperText error role="alert" sx={{ mb: 2 }}>
      {errors.lines}
    </FormHelperText>
  );
}

interface ParcelLineProps {
  index: number;
  productName: string;
  /** As many pieces as can leave. */
  of: number;
}

/** Whether a line is in the parcel, and with how many of its pieces. */
function ParcelLine({ index, productName, of }: ParcelLineProps) {
  const { pieces } = useFormats();
  const [{ value: isIn }] = useField<boolean>(`lines.${index}.isIn`);
  return (
    <Box
      role="group"
      aria-label={productName}
      sx={{ display: 'flex', columnGap: 2, alignItems: 'flex-start' }}
    >
      <Box sx={{ flexGrow: 1, pt: 1 }}>
        <FormCheckbox name={`lines.${index}.isIn`} label={noBreakUnits(productName)} />
      </Box>
      <Box sx={{ width: 128, flexShrink: 0 }}>
        <NumberField
          name={`lines.${index}.quantity`}
          label={parcel.pieces}
          helperText={parcel.of(pieces(of))}
          disabled={!isIn}
        />
      </Box>
    </Box>
  );
}

/** Ships it from its row of the list, where nothing is said of the parcel. */
export function ShipPurchaseButton({ lines }: { lines: Purchase }) {
  const { lockFor } = useListLock();
  const { mutate, isPending, error } = useShipPurchase(lines[0].purchase?.id ?? '');
  const ship = () =>
    mutate(
      {},
      {
        onSuccess: () => {
          lockFor(SHIP_UNDO_MS);
          announceShipped(lines);
        },
      },
    );
  return (
    <RowButton
      name={shipAll.named(lines[0].number, shippableTogether(lines).length)}
      busy={isPending}
      onPress={ship}
      problem={error ? queryFailed(messageOf(error)) : null}
      minWidth={SHIP_WIDTH}
    >
      {texts.everybody.ship}
    </RowButton>
  );
}

/** Takes back that several lines were marked as shipped, as long as that can be; nothing otherwise. */
export function UndoShipPurchase({ lines }: { lines: Purchase }) {
  const [until, ...others] = lines.flatMap((order) => order.undoUntil ?? []).sort();
  if (until === undefined || others.length === 0) return null;
  return <UndoShipButton lines={lines} until={until} />;
}
