import { AppError } from '../../contract/api/app-error.ts';
import { countryName } from '../../contract/delivery/countries.ts';
import { VALIDATION, wrongWithVatNumber } from '../../contract/text/validation-messages.ts';
import {
  countryOfVatNumber,
  looksLikeVatNumber,
  normalVatNumber,
  VAT_REFUSALS,
} from '../../contract/money/vat.ts';
import type { ConfirmedVatNumber } from '../../contract/schemas/vat-number.ts';
import { digitsFit } from '../../data/shop/vat-digits.ts';
import type { Deps } from '../deps.ts';
import { enforcePersonLimit } from '../rate-limits.ts';
import type { PublicReads } from '../public-reads/public-reads.ts';

/** How long what a register said holds, in milliseconds: a number that is given back stays in it for days. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Where VAT numbers are looked up. */
export interface VatNumberDeps extends Pick<
  Deps,
  'vatNumbers' | 'vatRegister' | 'rateCounter' | 'now'
> {
  cachedReads: Pick<PublicReads, 'settings'>;
}

const refused = (message: string): AppError =>
  new AppError('validation_failed', { fields: { vatNumber: message } });

/** Our own number where it is one: the samples of the settings are not. */
const requesterOf = async ({
  cachedReads,
}: Pick<VatNumberDeps, 'cachedReads'>): Promise<string | undefined> => {
  const { value } = await cachedReads.settings();
  const own = normalVatNumber(value.seller.vatNumber);
  return looksLikeVatNumber(own) && !/^..0+$/.test(own) ? own : undefined;
};

/**
 * What the register of its country says of a VAT number, asked today or kept since yesterday. Digits
 * that do not fit are said where the register does not confirm the number: it knows better than sums.
 *
 * @param typed as somebody typed it
 * @throws AppError `validation_failed` with `vatNumber` for one that nobody has,
 *   `vat_register_unavailable`, or `too_many_requests` for a person who tries many
 */
export const confirmVatNumber = async (
  deps: VatNumberDeps,
  uid: string,
  typed: string,
): Promise<ConfirmedVatNumber> => {
  const { vatNumbers, vatRegister, now } = deps;
  const vatNumber = normalVatNumber(typed);
  const country = countryOfVatNumber(vatNumber);
  if (!country || !looksLikeVatNumber(vatNumber))
    throw refused(wrongWithVatNumber(vatNumber) ?? VALIDATION.vatNumber);
  const kept = await vatNumbers.find(vatNumber, now());
  if (kept) return kept;

  await enforcePersonLimit(deps, 'vatNumbers', uid);
  const misfit = async () => ((await digitsFit(vatNumber)) ? undefined : VAT_REFUSALS.digits);
  try {
    const answer = await vatRegister.lookUp(vatNumber, await requesterOf(deps));
    if (!answer.known)
      throw refused((await misfit()) ?? VAT_REFUSALS.unknown(countryName(country)));
    const { name, consultation } = answer;
    const checkedAt = new Date(now()).toISOString();
    const confirmed = { vatNumber, name, consultation, checkedAt };
    await vatNumbers.keep(confirmed, KEPT_MS);
    return confirmed;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'vat_register_unavailable') throw error;
    const wrong = await misfit();
    throw wrong === undefined ? error : refused(wrong);
  }
};
