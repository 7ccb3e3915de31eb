import { AppError } from '../../contract/api/app-error.ts';

/** What the register of its country says of a number. */
export type RegisterAnswer =
  /** `name` is null where the country does not tell, `consultation` where we did not say who asks. */
  { known: true; name: string | null; consultation: string | null } | { known: false };

/** Where the member states say which VAT numbers they gave to whom. */
export interface VatRegister {
  /**
   * @param number in its normal form, such as ATU12345675
   * @param requester our own number, for a look-up that is proof
   * @throws AppError `vat_register_unavailable` where nobody can say at this moment
   */
  lookUp(number: string, requester: string | undefined): Promise<RegisterAnswer>;
}

export interface VatRegisterOptions {
  /** Where the stand-in listens; undefined for VIES itself. */
  viesApiBase: string | undefined;
}

const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api';
/** VIES waits for the member state's own register, which may take seconds or never answer. */
export const VAT_REGISTER_TIMEOUT_MS = 6_000;
const REGISTER_AGAIN_AFTER_S = 60;

/** The words of VIES for a failure, in an answer with the status 200 like any other. */
const REQUESTER_UNKNOWN = 'INVALID_REQUESTER_INFO';
const NO_NUMBER = 'INVALID_INPUT';
/** Somebody else was first; a moment later it may be our turn. */
const CROWDED: ReadonlySet<string> = new Set([
  'MS_MAX_CONCURRENT_REQ',
  'GLOBAL_MAX_CONCURRENT_REQ',
]);
const CROWD_WAIT_MS = 700;
const MAX_TRIES = 3;

interface Question {
  number: string;
  requester: string | undefined;
  /** Ends all tries. */
  patience: AbortSignal;
}

interface ViesAnswer {
  valid?: unknown;
  name?: unknown;
  requestIdentifier?: unknown;
  errorWrappers?: { error?: unknown }[];
}

/** VIES writes three hyphens where a country does not tell. */
const textOf = (value: unknown): string | null => {
  const text = typeof value === 'string' ? value.trim() : '';
  return /^-*$/.test(text) ? null : text;
};

const unavailable = (why: string): AppError =>
  new AppError('vat_register_unavailable', {
    retryAfter: REGISTER_AGAIN_AFTER_S,
    cause: new Error(`the register of VAT numbers: ${why}`),
  });

const parts = (number: string): { country: string; rest: string } => ({
  country: number.slice(0, 2),
  rest: number.slice(2),
});

/** Our own number in the words of VIES. */
const asking = (requester: string | undefined) => {
  if (requester === undefined) return {};
  const { country, rest } = parts(requester);
  return { requesterMemberStateCode: country, requesterNumber: rest };
};

/** The registers of all member states through VIES, the Commission's service in front of them. */
export const createVatRegister = ({ viesApiBase = VIES }: VatRegisterOptions): VatRegister => {
  const ask = async ({ number, requester, patience }: Question): Promise<ViesAnswer> => {
    const { country, rest } = parts(number);
    try {
      const answer = await fetch(`${viesApiBase}/check-vat-number`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ countryCode: country, vatNumber: rest, ...asking(requester) }),
        signal: patience,
      });
      // A page of a gateway on the way is no JSON, whatever its status.
      return ((await answer.json()) as ViesAnswer | null) ?? {};
    } catch (error) {
      throw unavailable(error instanceof Error ? error.message : 'no answer');
    }
  };

  const lookUp = async (question: Question, tries = 1): Promise<RegisterAnswer> => {
    const { valid, name, requestIdentifier, errorWrappers } = await ask(question);
    if (valid === true)
      return { known: true, name: textOf(name), consultation: textOf(requestIdentifier) };
    if (valid === false) return { known: false };
    const error = textOf(errorWrappers?.[0]?.error) ?? 'an answer without a verdict';
    if (error === NO_NUMBER) return { known: false };
    if (tries >= MAX_TRIES) throw unavailable(error);
    // Our own number is proof, no condition.
    if (error === REQUESTER_UNKNOWN && question.requester !== undefined)
      return lookUp({ ...question, requester: undefined }, tries + 1);
    if (!CROWDED.has(error)) throw unavailable(error);
    await new Promise((resolve) => setTimeout(resolve, CROWD_WAIT_MS));
    return lookUp(question, tries + 1);
  };

  return {
    lookUp: (number, requester) =>
      lookUp({ number, requester, patience: AbortSignal.timeout(VAT_REGISTER_TIMEOUT_MS) }),
  };
};
