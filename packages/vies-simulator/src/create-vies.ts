import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { NUMBERS, NOT_DISCLOSED, type NumberOutcome, type ViesError } from './numbers.ts';

interface Query {
  countryCode?: string;
  vatNumber?: string;
  requesterMemberStateCode?: string;
  requesterNumber?: string;
}

/** What is sent: JSON, a page, or nothing. */
type Answer = { json: object } | { page: number } | undefined;

const PREFIX = '/vies/';

const failure = (error: ViesError): Answer => ({
  json: { actionSucceed: false, errorWrappers: [{ error }] },
});

/** No body of a test is larger. */
const MAX_BODY_BYTES = 10_000;

/** VIES, as far as the shop asks it. It keeps what happened to each number so far. */
export const createVies = () => {
  const fates: ReadonlyMap<string, NumberOutcome> = new Map(Object.entries(NUMBERS));
  const failed = new Map<string, number>();
  let consultations = 0;

  /** A look-up has a number, as proof, where it is known who asks. */
  const consultation = ({ requesterNumber }: Query): string => {
    if (requesterNumber === undefined) return '';
    consultations += 1;
    return `WAPI${String(consultations).padStart(12, '0')}`;
  };

  const verdict = (query: Query, valid: boolean, name: string): Answer => ({
    json: {
      countryCode: query.countryCode,
      vatNumber: query.vatNumber,
      requestDate: new Date().toISOString(),
      valid,
      requestIdentifier: valid ? consultation(query) : '',
      name,
      address: NOT_DISCLOSED,
    },
  });

  /** Whether a number fails once more, as one of a crowd does until it is its turn. */
  const failsAgain = (number: string, times: number): boolean => {
    const before = failed.get(number) ?? 0;
    failed.set(number, before + 1);
    return before < times;
  };

  const answerTo = (query: Query): Answer => {
    const { countryCode = '', vatNumber = '' } = query;
    const { requesterMemberStateCode = '', requesterNumber } = query;
    if (!/^[A-Z]{2}$/.test(countryCode) || !/^[0-9A-Z+*]{2,12}$/.test(vatNumber))
      return failure('INVALID_INPUT');
    const requester = fates.get(`${requesterMemberStateCode}${requesterNumber}`);
    if (requesterNumber !== undefined && !(requester && 'known' in requester))
      return failure('INVALID_REQUESTER_INFO');
    const number = `${countryCode}${vatNumber}`;
    const fate = fates.get(number);
    if (!fate) return verdict(query, false, NOT_DISCLOSED);
    if ('known' in fate) return verdict(query, true, fate.name);
    if ('page' in fate) return fate;
    if ('silent' in fate) return undefined;
    return failsAgain(number, fate.times ?? Number.POSITIVE_INFINITY)
      ? failure(fate.error)
      : verdict(query, true, NOT_DISCLOSED);
  };

  const send = (response: ServerResponse, answer: Answer): void => {
    if (!answer) return;
    const [status, type, body] =
      'page' in answer
        ? [answer.page, 'text/html', '<html><body>Bad gateway</body></html>']
        : [200, 'application/json', JSON.stringify(answer.json)];
    response.writeHead(status, { 'Content-Type': type }).end(body);
  };

  return {
    /** Whether a request is for VIES, which stands below `/vies/`. */
    takes: ({ url = '' }: IncomingMessage): boolean => url.startsWith(PREFIX),
    answer: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const isLarge = Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES;
      const isCheck = request.method === 'POST' && request.url === `${PREFIX}check-vat-number`;
      if (isLarge || !isCheck) return send(response, { page: 404 });
      // What is no JSON is answered like a query for nothing.
      const query = (await json(request).catch(() => ({}))) as Query;
      send(response, answerTo(query));
    },
  };
};
