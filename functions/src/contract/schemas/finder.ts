import { array, boolean, number, object, string, type InferType } from 'yup';
import { FINDER_LIMITS, FINDER_MESSAGES } from '../products/finder.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { keysOf, LISTS } from '../products/product-attributes.ts';
import { hundredths, wholeNumber } from './number-field.ts';
import { productSchema, relatedList } from './product.ts';

const { area, coats } = FINDER_LIMITS;

/** Query of GET /product/finder: a job; `area` in m². */
export const finderQuerySchema = object({
  surface: string()
    .required(FINDER_MESSAGES.surface)
    .oneOf(keysOf(LISTS.surfaces.choices), FINDER_MESSAGES.surface),
  paint: string()
    .required(FINDER_MESSAGES.paint)
    .oneOf(keysOf(LISTS.paints.choices), FINDER_MESSAGES.paint),
  area: hundredths(FINDER_MESSAGES.area)
    .required(FINDER_MESSAGES.area)
    .min(area.min, FINDER_MESSAGES.area)
    .max(area.max, FINDER_MESSAGES.area),
  coats: wholeNumber(FINDER_MESSAGES.coats)
    .required(FINDER_MESSAGES.coats)
    .min(coats.min, FINDER_MESSAGES.coats)
    .max(coats.max, FINDER_MESSAGES.coats),
}).noUnknown(VALIDATION.unknownField);

const rangeSchema = object({ minMm: number().required(), maxMm: number().required() });

const MISSES = ['nap', 'width', 'paint', 'stock'] as const;
export type Miss = (typeof MISSES)[number];

/**
 * The roller for a job, with the arithmetic. `rolledM2` is the area times the coats, `sleeves` what that
 * wears out at `areaPerSleeveM2` each. From `largeAreaM2` on a wider one is taken; null where it is narrow. `fits` is a product that suits the job and can be ordered:
 * `quantity` pieces, `loads` of paint where the product says how far one goes; `namesPaint` is false
 * where it names no paints; what it needs and what goes with it are as its page says. Where none fits, `nearest` is the one that misses least, if there is any.
 */
export const foundRollerSchema = object({
  nap: rangeSchema.required(),
  width: rangeSchema.required(),
  rolledM2: number().required(),
  areaPerSleeveM2: number().required(),
  largeAreaM2: number().defined().nullable(),
  sleeves: number().integer().required(),
  fits: object({
    product: productSchema.required(),
    quantity: number().integer().required(),
    loads: number().integer().defined().nullable(),
    namesPaint: boolean().required(),
    needs: relatedList(),
    goesWith: relatedList(),
  })
    .nullable()
    .defined(),
  nearest: object({
    product: productSchema.required(),
    misses: array(string().oneOf(MISSES).required()).required(),
  })
    .nullable()
    .defined(),
});
export type FoundRoller = InferType<typeof foundRollerSchema>;
