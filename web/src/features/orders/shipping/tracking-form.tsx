import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type Carrier,
  isPaidOrShipped,
  trackingLink,
  trackingSchema,
  type Order,
  type TrackingChange,
  type TrackingForm as Typed,
} from '@rollwell/functions/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { use, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { TextConflict } from '../../../components/actions/text-conflict.tsx';
import { ReinitializeForm } from '../../../components/form/reinitialize-form.tsx';
import { DisclosureSummary } from '../../../components/data-display/disclosure-summary.tsx';
import { visuallyHidden } from '../../../components/layout/visually-hidden.ts';
import { FormField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { orderQuery } from '../../../entities/order/order-queries.ts';
import { lastCarrier, useCarriers } from '../../../entities/shop/carriers.ts';
import { mergedTexts, textDifferences } from '../../../lib/text-conflict.ts';
import { useSaveWithConflict } from '../../../lib/use-save-with-conflict.ts';
import { afterTexts } from '../texts.ts';
import { useSetTracking } from '../api/change-orders.ts';
import { CarrierField } from './carrier-field.tsx';
import { UnsavedInputContext } from './unsaved-input.ts';

const { tracking: words } = afterTexts;

const typedOf = ({ url = '', carrier = '', number = '' }: Typed) => ({ url, carrier, number });

/** What somebody said of a parcel: a link that was made of carrier and number goes with them. */
const saidOf = (carriers: readonly Carrier[], tracking: Typed) => {
  const typed = typedOf(tracking);
  return typed.url === trackingLink(carriers, typed) ? { ...typed, url: '' } : typed;
};

/** Receives the validated values instead of the form's own submit. */
type Taker = RefObject<((typed: Typed) => void) | undefined>;

/** Lets the Ship button read the validated, unsaved values of this form. */
function HandOver({ takerRef }: { takerRef: Taker }) {
  const beside = use(UnsavedInputContext);
  const { dirty, submitForm } = useFormikContext();
  const read = useEffectEvent(async () => {
    if (!dirty) return {};
    let typed: Typed | undefined;
    takerRef.current = (values) => {
      typed = values;
    };
    try {
      await submitForm();
      return typed;
    } finally {
      takerRef.current = undefined;
    }
  });
  useEffect(() => {
    return beside.onReadTracking(() => read());
  }, [beside]);
  return null;
}

/** For the office: where the parcel of a paid or shipped order can be followed. */
export function TrackingForm({ order }: { order: Order }) {
  if (!isPaidOrShipped(order)) return null;
  return (
    <Box
      component="section"
      aria-label={words.title}
      data-screen-only
      sx={{ maxWidth: 480, mt: 3 }}
    >
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Fields order={order} />
    </Box>
  );
}

/** The same of one of several lines, folded until it is wanted. */
export function FoldedTrackingForm({ order }: { order: Order }) {
  if (!isPaidOrShipped(order)) return null;
  return (
    <Box component="details" data-screen-only sx={{ maxWidth: 480, mt: 1 }}>
      <DisclosureSummary>
        {words.title}
        <Box component="span" sx={visuallyHidden}>
          : <span>{order.productName}</span>
        </Box>
      </DisclosureSummary>
      <Fields order={order} />
    </Box>
  );
}

/** The fields of where a parcel can be followed. */
export function TrackingFields() {
  return (
    <>
      <CarrierField name="carrier" />
      <ParcelNumberField />
      <LinkField />
    </>
  );
}

/** The number of the parcel; with it comes the carrier that was used last, where none is named. */
function ParcelNumberField() {
  const { values, setFieldValue } = useFormikContext<Typed>();
  return (
    <FormField
      name="number"
      label={words.number}
      slotProps={asTyped}
      onInput={({ target }) => {
        const { value } = target as HTMLInputElement;
        const last = lastCarrier();
        if (!values.carrier && value !== '' && last !== '') void setFieldValue('carrier', last);
      }}
    />
  );
}

/** The link, which is made of carrier and number unless one is typed. */
function LinkField() {
  const { values } = useFormikContext<Typed>();
  const link = trackingLink(useCarriers(), values);
  return (
    <FormField
      name="url"
      label={words.url}
      helperText={link === '' ? words.urlHint : words.urlMade(link)}
      type="url"
      slotProps={asTyped}
    />
  );
}

const asTyped = { htmlInput: { autoComplete: 'off' } } as const;

function Fields({ order }: { order: Order }) {
  const { mutateAsync } = useSetTracking(order._id);
  const client = useQueryClient();
  const takerRef: Taker = useRef(undefined);
  const carriers = useCarriers();
  const was = order.tracking && typedOf(order.tracking);
  const saved = saidOf(carriers, order.tracking ?? {});
  const saving = useSaveWithConflict({
    send: mutateAsync,
    readSaved: async () => (await client.fetchQuery(orderQuery(order._id))).tracking,
    differences: (yours: TrackingChange, now: Order['tracking']) =>
      textDifferences(saved, typedOf(yours), saidOf(carriers, now ?? {})),
    merged: (yours, now, fromSaved: ReadonlySet<Fact>) => ({
      ...mergedTexts(typedOf(yours), saidOf(carriers, now ?? {}), fromSaved),
      was: now && typedOf(now),
    }),
    onSaved: () => undefined,
    done: words.saved,
  });
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {words.hint}
      </Typography>
      <Form
        initialValues={saved}
        schema={trackingSchema}
        onSubmit={async (values, { setValues }) => {
          const take = takerRef.current;
          if (take) take(values);
          else await saving.save({ ...values, was });
          // As it is saved, without spaces around it.
          await setValues(typedOf(values), false);
        }}
      >
        <UnsavedGuard />
        <HandOver takerRef={takerRef} />
        <ReinitializeForm saved={saved} fromElsewhere />
        <TrackingFields />
        <SubmitButton>{words.submit}</SubmitButton>
      </Form>
      <TextConflict title={words.conflict} labels={words} saving={saving} />
    </>
  );
}

/** What is said of a parcel. */
type Fact = keyof ReturnType<typeof typedOf>;
