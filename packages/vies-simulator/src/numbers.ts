/**
 * What happens to a number. The codes are those of VIES
 * (https://ec.europa.eu/taxation_customs/vies/checkVatTestService.wsdl).
 */
export type NumberOutcome =
  /** In the register, under a name; some countries give none. */
  | { known: true; name: string }
  /** `times`: so often, and then it is known; always, where it is left out. */
  | { error: ViesError; times?: number }
  /** A page of whatever stands before the service, which is no JSON. */
  | { page: number }
  /** Nobody answers, however long one waits. */
  | { silent: true };

export type ViesError =
  | 'INVALID_INPUT'
  | 'INVALID_REQUESTER_INFO'
  | 'SERVICE_UNAVAILABLE'
  | 'MS_UNAVAILABLE'
  | 'TIMEOUT'
  | 'VAT_BLOCKED'
  | 'IP_BLOCKED'
  | 'GLOBAL_MAX_CONCURRENT_REQ'
  | 'MS_MAX_CONCURRENT_REQ';

/** What VIES writes where a country does not tell whose number it is, as Germany and Spain do not. */
export const NOT_DISCLOSED = '---';

/**
 * The registers, with samples whose check digits fit. No register knows any other number, however
 * well its digits fit: most of those were never given to anybody.
 */
export const NUMBERS = {
  ATU10000005: { known: true, name: 'Malerei Sample e.U.' },
  NL100000009B01: { known: true, name: 'SCHILDERS SAMPLE B.V.' },
  DE100000008: { known: true, name: NOT_DISCLOSED },
  BE1000000021: { error: 'MS_MAX_CONCURRENT_REQ', times: 1 },
  FR88100000009: { error: 'MS_UNAVAILABLE' },
  FR15100000017: { error: 'GLOBAL_MAX_CONCURRENT_REQ' },
  LU10000053: { error: 'TIMEOUT' },
  LU10000154: { error: 'SERVICE_UNAVAILABLE' },
  NL100000010B01: { error: 'VAT_BLOCKED' },
  PL1000000006: { error: 'IP_BLOCKED' },
  DK10000009: { page: 502 },
  PL1000000012: { silent: true },
} as const satisfies Record<string, NumberOutcome>;
