import { array, object } from 'yup';
import { MAX_CARRIERS, MAX_LENGTH } from '../constants.ts';
import { isSameCarrier, TRACKING_PATTERN } from '../delivery/carriers.ts';
import { isLongerThan } from '../text/text.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { requiredText } from './fields.ts';

const carrierSchema = object({
  name: requiredText(VALIDATION.required('Carrier'), { kind: 'name', max: MAX_LENGTH.name }),
  trackingUrl: requiredText(VALIDATION.required('Address of its tracking page'), {
    kind: 'name',
    // With the longest number in it, it is no longer than an order's link may be.
    max: MAX_LENGTH.line,
  }).test({
    name: 'trackingPattern',
    message: VALIDATION.carrierPattern,
    params: { regex: TRACKING_PATTERN },
    test: (url = '') =>
      url === '' || isLongerThan(url, MAX_LENGTH.line) || TRACKING_PATTERN.test(url),
  }),
})
  .noUnknown(VALIDATION.unknownField)
  .typeError(VALIDATION.wrongType);

const areDifferent = (carriers: readonly ({ name?: string } | undefined)[] = []): boolean => {
  const names = carriers.flatMap((carrier) => (carrier?.name ? [carrier.name] : []));
  return names.every(
    (name, index) => names.findIndex((other) => isSameCarrier(name, other)) === index,
  );
};

/** Who brings our parcels, each by a name of its own. */
export const carriersSchema = array(carrierSchema.required())
  .required()
  .max(MAX_CARRIERS, VALIDATION.carriersMany(MAX_CARRIERS))
  .test({ name: 'differentCarriers', message: VALIDATION.carriersAlike, test: areDifferent });
