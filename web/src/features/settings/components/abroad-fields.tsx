import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  type Abroad,
  abroadInWords,
  type Country,
  COUNTRY_CODES,
  countryName,
  EU_COUNTRIES,
  fromCents,
  HOME_COUNTRY,
  isHundredths,
  MAX_VAT_PERCENT,
  numberIn,
  toCents,
  vatContained,
} from '@rollwell/functions/contract';
import { useField, useFormikContext } from 'formik';
import { type Ref, useId, useRef, useState } from 'react';
import { DisclosureSummary } from '../../../components/data-display/disclosure-summary.tsx';
import { MoneyField, NumberField } from '../../../components/form/number-field.tsx';
import { LABEL_ABOVE, optionsOf, TextField } from '../../../components/form/text-field.tsx';
import { texts } from '../texts.ts';
import { useFormats } from '../../../lib/formats.ts';

interface TermsProps {
  /** Where the terms stand in the form's values, such as `home` or `abroad.0`. */
  name: string;
  /** The rate of VAT is asked as well. */
  withVat?: boolean;
}

/** A row as it stands in the form: what is typed is a text until it is read. */
type Typed = { [Fact in keyof Abroad]: Fact extends 'country' ? Country : Abroad[Fact] | string };

/** What delivery costs and how long it takes. */
export function DeliveryTermsFields({ name, withVat = false }: TermsProps) {
  return (
    <Box sx={grid}>
      <MoneyField
        name={`${name}.cost`}
        label={texts.cost}
        hint={texts.costHint}
        echo={texts.costEcho}
      />
      <MoneyField
        name={`${name}.freeFrom`}
        label={texts.freeFrom}
        hint={texts.freeFromHint}
        echo={texts.freeFromEcho}
        required={false}
      />
      <NumberField name={`${name}.transitDays`} label={texts.transitDays} required />
      {withVat && (
        <>
          <NumberField name={`${name}.vatPercent`} label={texts.vatThere} decimals required />
          <ReducedVatField name={`${name}.reducedVatPercent`} />
        </>
      )}
    </Box>
  );
}

/** The other countries where parcels go, with the way to add and remove one. */
export function AbroadFields() {
  const [{ value: rows }, { error }] = useField<readonly Typed[]>('abroad');
  const { setFieldValue } = useFormikContext();
  const adding = useRef<HTMLSelectElement>(null);
  const change = (next: readonly Typed[]) => void setFieldValue('abroad', next);
  const remove = (country: Country) => {
    change(rows.filter((row) => row.country !== country));
    // The button that was pressed is gone.
    adding.current?.focus();
  };
  const served = new Set<string>([HOME_COUNTRY, ...rows.map(({ country }) => country)]);
  return (
    <>
      {rows.map((row, index) => (
        <CountryFields
          key={row.country}
          row={row}
          name={`abroad.${index}`}
          onRemove={() => remove(row.country)}
        />
      ))}
      {typeof error === 'string' && <Box sx={{ color: 'error.main', mb: 2 }}>{error}</Box>}
      <AddCountry
        inputRef={adding}
        choices={COUNTRY_CODES.filter((code) => !served.has(code))}
        onAdd={(country) => change([...rows, newRow(country)])}
      />
    </>
  );
}

interface CountryFieldsProps {
  row: Typed;
  name: string;
  onRemove: () => void;
}

/** One country in a line, whose terms open below it, as they do where one of them is wrong. */
function CountryFields({ row, name, onRemove }: CountryFieldsProps) {
  const { error, touched } = useFormikContext().getFieldMeta(name);
  const [isOpen, setOpen] = useState(row.cost === '');
  const title = countryName(row.country);
  return (
    <Box component="fieldset" aria-label={title} sx={block}>
      <Box
        component="details"
        open={isOpen || (error !== undefined && touched)}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <DisclosureSummary>
          <strong>{title}</strong> <span>{isSaid(row) && abroadInWords(row)}</span>
        </DisclosureSummary>
        <DeliveryTermsFields name={name} withVat />
        <Button
          size="small"
          color="secondary"
          onClick={onRemove}
          aria-label={texts.removeCountryNamed(title)}
          sx={{ ml: -0.5, mb: 1 }}
        >
          {texts.removeCountry}
        </Button>
      </Box>
    </Box>
  );
}

/** While an amount is typed it is a text, which no line shows. */
const isSaid = (row: Typed): row is Abroad =>
  [row.cost, row.freeFrom ?? 0, row.transitDays, row.vatPercent, row.reducedVatPercent ?? 0].every(
    (fact) => typeof fact === 'number',
  );

/** A country as it begins: on no terms yet, with the rate that is known of it. */
const newRow = (country: Country): Typed => ({
  country,
  vatPercent: EU_COUNTRIES[country].vatPercent,
  reducedVatPercent: null,
  cost: '',
  freeFrom: '',
  transitDays: '',
});

interface AddCountryProps {
  inputRef: Ref<HTMLSelectElement>;
  choices: readonly Country[];
  onAdd: (country: Country) => void;
}

function AddCountry({ inputRef, choices, onAdd }: AddCountryProps) {
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <TextField
      id={id}
      label={texts.addCountry}
      value=""
      inputRef={inputRef}
      slotProps={LABEL_ABOVE}
      onChange={({ target }) => onAdd(target.value as Country)}
      sx={{ mt: 3, mb: 2, maxWidth: 320 }}
    >
      <option value="">{texts.addCountryPrompt}</option>
      {optionsOf(choices, countryName)}
    </TextField>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 2,
  mt: 1,
} as const;

const block = {
  border: 0,
  borderBottom: 1,
  borderColor: 'divider',
  m: 0,
  p: 0,
  minWidth: 0,
} as const;

/** An amount by which the rate can be judged. */
const EXAMPLE = 100;

/** The rate of VAT, with what it makes of an amount. */
export function VatField() {
  const { values } = useFormikContext<{ vatPercent: number | string }>();
  const { money } = useFormats();
  const rate = numberIn(values.vatPercent) ?? Number.NaN;
  const isRate = isHundredths(rate) && rate >= 0 && rate <= MAX_VAT_PERCENT;
  const vat = isRate ? money(fromCents(vatContained(toCents(EXAMPLE), rate))) : '–';
  return (
    <NumberField
      name="vatPercent"
      label={texts.vatPercent}
      helperText={texts.vatOf(money(EXAMPLE), vat)}
      decimals
      required
    />
  );
}

/** The rate of products that say that they have it; a country may have none. */
export function ReducedVatField({ name }: { name: string }) {
  return (
    <NumberField name={name} label={texts.reducedVat} helperText={texts.reducedVatHint} decimals />
  );
}
