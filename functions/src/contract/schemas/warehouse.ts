import { array, object, type InferType } from 'yup';
import { MAX_CLOSURE_DAYS, MAX_CLOSURES, MAX_HANDLING_DAYS } from '../constants.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { closureDays, isCalendarDay } from '../delivery/working-days.ts';
import { requiredText } from './fields.ts';
import { wholeNumber } from './number-field.ts';

const day = () =>
  requiredText(VALIDATION.calendarDay, { kind: 'name' })
    .test({ name: 'calendarDay', message: VALIDATION.calendarDay, test: isCalendarDay })
    .meta({ format: 'date' });

/** Days on which nothing leaves the warehouse, such as those between the years; both among them. */
const closureSchema = object({
  from: day(),
  to: day().test({
    name: 'closure',
    test: (to, { parent, createError }) => {
      const { from = '' } = parent as { from?: string };
      if (!isCalendarDay(to) || !isCalendarDay(from)) return true;
      const days = closureDays({ from, to });
      if (days < 1) return createError({ message: VALIDATION.closureOrder });
      return days <= MAX_CLOSURE_DAYS || createError({ message: VALIDATION.closureLong });
    },
  }),
})
  .noUnknown(VALIDATION.unknownField)
  .typeError(VALIDATION.wrongType);
export type Closure = InferType<typeof closureSchema>;

/** How soon a paid order leaves us. */
export const warehouseSchema = object({
  /** Working days until then at most, where the product has no lead time. */
  handlingDays: wholeNumber(VALIDATION.handlingDays)
    .required(VALIDATION.handlingDays)
    .min(0, VALIDATION.handlingDays)
    .max(MAX_HANDLING_DAYS, VALIDATION.handlingDays),
  /** An order that is paid before this hour of a day on which we pack counts from that day. */
  cutOffHour: wholeNumber(VALIDATION.cutOffHour)
    .required(VALIDATION.cutOffHour)
    .min(0, VALIDATION.cutOffHour)
    .max(24, VALIDATION.cutOffHour),
  /** When we are closed beside weekends and public holidays. */
  closures: array(closureSchema.required())
    .required()
    .max(MAX_CLOSURES, VALIDATION.closuresMany(MAX_CLOSURES)),
})
  .noUnknown(VALIDATION.unknownField)
  .typeError(VALIDATION.wrongType);
export type Warehouse = InferType<typeof warehouseSchema>;
