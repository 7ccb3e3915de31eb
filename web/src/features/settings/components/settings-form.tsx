import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import {
  countryName,
  HOME_COUNTRY,
  LEGAL_NAMES,
  LEGAL_TITLES,
  type LegalName,
  MAX_CARRIERS,
  MAX_CLOSURES,
  SELLER_LABELS,
  type SettingsChange,
  settingsChangeSchema,
  shopDay,
  type ShopSettings,
} from '@rollwell/functions/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConflictDialog } from '../../../components/actions/conflict-dialog.tsx';
import { ReinitializeForm } from '../../../components/form/reinitialize-form.tsx';
import { FormCheckbox } from '../../../components/form/form-checkboxes.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormAlert } from '../../../components/feedback/form-alert.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { useSaveWithConflict } from '../../../lib/use-save-with-conflict.ts';
import { useUpdateSettings } from '../api/settings.ts';
import { sellerFields } from '../setting-labels.ts';
import { differences, merged } from '../settings-merge.ts';
import { carrierTexts, texts } from '../texts.ts';
import { AbroadFields, DeliveryTermsFields, ReducedVatField, VatField } from './abroad-fields.tsx';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useField } from 'formik';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { FormRows } from './form-rows.tsx';
import { NumberField } from '../../../components/form/number-field.tsx';
import { LABEL_ABOVE } from '../../../components/form/text-field.tsx';

interface SettingsFormProps {
  settings: ShopSettings;
  onSaved: () => void;
}

/** Changes what the shop says of itself. */
export function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const client = useQueryClient();
  const update = useUpdateSettings();
  const saving = useSaveWithConflict({
    send: (change: SettingsChange) => update.mutateAsync(change),
    readSaved: () => client.fetchQuery(settingsQuery(true)),
    differences: (yours, saved) => differences(settings, yours, saved),
    merged,
    onSaved,
  });
  const { save, conflict, failure } = saving;
  return (
    <>
      <Form initialValues={settings} schema={settingsChangeSchema} onSubmit={(to) => save(to)}>
        {!conflict && <UnsavedGuard />}
        <ReinitializeForm saved={settings} />
        <Box sx={fields}>
          {!settings.textsConfirmed && (
            <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
              {texts.sampleNotice}
            </Alert>
          )}
          <Group title={texts.seller} hint={texts.sellerHint}>
            {sellerFields.map((name) => (
              <FormField
                key={name}
                name={`seller.${name}`}
                label={SELLER_LABELS[name]}
                type={name === 'email' ? 'email' : 'text'}
                slotProps={typed}
                required
              />
            ))}
          </Group>
          <Group title={texts.prices} hint={texts.vatPercentHint}>
            <VatField />
            <ReducedVatField name="reducedVatPercent" />
          </Group>
          <Group title={texts.warehouse} hint={texts.warehouseHint}>
            <WarehouseFields />
          </Group>
          <Group title={carrierTexts.title} hint={carrierTexts.hint}>
            <CarrierFields />
          </Group>
          <Group title={texts.home(countryName(HOME_COUNTRY))} hint={texts.homeHint}>
            <DeliveryTermsFields name="home" />
          </Group>
          <Group title={texts.abroad} hint={texts.abroadHint}>
            <AbroadFields />
          </Group>
          <Group title={texts.legal} hint={texts.legalHint}>
            {LEGAL_NAMES.map((name) => (
              <ConfirmedText key={name} name={name} />
            ))}
          </Group>
          <FormCheckbox name="textsConfirmed" label={texts.confirmed} />
          <SubmitButton>{texts.save}</SubmitButton>
        </Box>
      </Form>
      {failure !== undefined && <FormAlert severity="error">{messageOf(failure)}</FormAlert>}
      {conflict && (
        <ConflictDialog
          key={conflict.saved.updatedAt}
          title={texts.conflict}
          found={conflict.found}
          saving={saving}
        />
      )}
    </>
  );
}

/** These are the company's facts, and not those of whoever types them. */
const typed = { htmlInput: { autoComplete: 'off' } } as const;

function Group({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mb: 3, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'h5', p: 0 }}>
        {title}
      </Box>
      <FormHelperText sx={{ mb: 2 }}>{hint}</FormHelperText>
      {children}
    </Box>
  );
}

/** Where text is so large that few words fit beside each other, labels stand above their fields in lines. */
const fields = {
  maxWidth: 640,
  containerType: 'inline-size',
  '@container (max-width: 20rem)': {
    '& .MuiInputLabel-root': {
      position: 'static',
      transform: 'none',
      maxWidth: 'none',
      whiteSpace: 'normal',
    },
    '& .MuiOutlinedInput-notchedOutline': { top: 0 },
    '& .MuiOutlinedInput-notchedOutline > legend': { display: 'none' },
  },
} as const;

/** Whether a text of the law is the company's own, since when, and where to read it. */
function ConfirmedText({ name }: { name: LegalName }) {
  const [{ value }, , { setValue }] = useField<string>(`confirmedTexts.${name}`);
  const { calendarDay } = useFormats();
  const title = LEGAL_TITLES[name];
  return (
    <Box sx={row}>
      <FormControlLabel
        control={
          <Checkbox
            checked={value !== ''}
            onChange={({ target }) => void setValue(target.checked ? shopDay(new Date()) : '')}
          />
        }
        label={texts.confirmedText(title)}
      />
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {value === '' ? texts.sampleText : texts.confirmedOn(calendarDay(value))}
      </Box>
      <Link
        to={paths[name]}
        target="_blank"
        rel="noopener"
        aria-label={texts.read(title)}
        sx={{ py: 1.25 }}
      >
        {texts.readShort}
      </Link>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 } as const;

/** Who brings our parcels, and where each is followed. */
function CarrierFields() {
  return (
    <FormRows
      name="carriers"
      empty={{ name: '', trackingUrl: '' }}
      most={MAX_CARRIERS}
      columns="1fr 2fr"
      fields={(row) => (
        <>
          <FormField name={`${row}.name`} label={carrierTexts.name} slotProps={typed} required />
          <FormField
            name={`${row}.trackingUrl`}
            label={carrierTexts.trackingUrl}
            slotProps={typed}
            required
          />
        </>
      )}
      words={carrierTexts}
    />
  );
}

/** How soon a paid order leaves us, and when nothing does. */
function WarehouseFields() {
  return (
    <>
      <Box sx={pair}>
        <NumberField name="warehouse.handlingDays" label={texts.handlingDays} required />
        <NumberField name="warehouse.cutOffHour" label={texts.cutOffHour} required />
      </Box>
      <FormHelperText sx={{ mb: 2 }}>{texts.closuresHint}</FormHelperText>
      <FormRows
        name="warehouse.closures"
        empty={{ from: '', to: '' }}
        most={MAX_CLOSURES}
        columns="1fr 1fr"
        fields={(row) =>
          (['from', 'to'] as const).map((end) => (
            <FormField
              key={end}
              name={`${row}.${end}`}
              label={end === 'from' ? texts.closedFrom : texts.closedTo}
              type="date"
              slotProps={LABEL_ABOVE}
              required
            />
          ))
        }
        words={{
          row: texts.closed,
          remove: texts.removeClosure,
          removeNamed: texts.removeClosureNamed,
          add: texts.addClosure,
        }}
      />
    </>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 2,
} as const;
