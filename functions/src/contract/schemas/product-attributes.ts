import { array, object, string, type InferType } from 'yup';
import { VALIDATION } from '../text/validation-messages.ts';
import {
  ARTICLE_NUMBER,
  CHOICES,
  LISTS,
  MEASURES,
  WARNINGS,
  boundsOf,
  isWhole,
  keysOf,
  type MeasureName,
} from '../products/product-attributes.ts';
import { optionalText, plainDashes } from './fields.ts';
import { hundredths, wholeNumber } from './number-field.ts';

const measure = (name: MeasureName) => {
  const { label, min, max } = MEASURES[name];
  const message = VALIDATION.outOfBounds(label, boundsOf(MEASURES[name]));
  const field = isWhole(MEASURES[name]) ? wholeNumber(message) : hundredths(message);
  return (
    field
      // An empty field of a form is an attribute that is not there.
      .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
      .nonNullable(message)
      .min(min, message)
      .max(max, message)
  );
};

interface Choosable<Value extends string> {
  label: string;
  choices: Readonly<Record<Value, string>>;
}

const choice = <Value extends string>({ label, choices }: Choosable<Value>) => {
  const message = VALIDATION.choice(label);
  return string().typeError(message).nonNullable(message).oneOf(keysOf(choices), message);
};

const several = <Value extends string>(of: Choosable<Value>) => {
  const message = VALIDATION.choice(of.label);
  return array(choice(of).required(message))
    .typeError(message)
    .nonNullable(message)
    .max(keysOf(of.choices).length, message)
    .test({
      name: 'unique',
      message,
      skipAbsent: true,
      test: (values = []) => new Set(values).size === values.length,
    });
};

/**
 * What is known of a product as data, each only where it is known. Beside the specification's
 * fields, so that a product without any is whole.
 */
export const productAttributesSchema = object({
  articleNumber: optionalText({ kind: 'name', max: ARTICLE_NUMBER.max })
    .nonNullable(VALIDATION.articleNumber)
    .transform(plainDashes)
    .matches(ARTICLE_NUMBER.pattern, VALIDATION.articleNumber),
  kind: choice(CHOICES.kind),
  widthMm: measure('widthMm'),
  napMm: measure('napMm'),
  coreMm: measure('coreMm'),
  material: choice(CHOICES.material),
  /** How a pole is put into a frame: what has the same fits together. */
  poleFitting: choice(CHOICES.poleFitting),
  paints: several(LISTS.paints),
  surfaces: several(LISTS.surfaces),
  piecesPerPack: measure('piecesPerPack'),
  piecesPerCarton: measure('piecesPerCarton'),
  weightG: measure('weightG'),
  areaPerLoadM2: measure('areaPerLoadM2'),
  leadTimeDays: measure('leadTimeDays'),
  /** Which rate of VAT its price contains, the standard one where nothing is said. */
  vatKind: choice(CHOICES.vatKind),
  warnings: optionalText({ max: WARNINGS.max }).nonNullable(VALIDATION.wrongType),
})
  .noUnknown(VALIDATION.unknownField)
  .typeError(VALIDATION.wrongType)
  .nonNullable(VALIDATION.wrongType)
  .optional()
  .default(undefined);
export type ProductAttributes = NonNullable<InferType<typeof productAttributesSchema>>;
