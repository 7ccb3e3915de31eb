import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { AppError, RETRY_AFTER_S } from '../contract/api/app-error.ts';
import { TRY_AGAIN, type ErrorBody, type ErrorCode } from '../contract/api/error-codes.ts';
import { factsOf } from './call-log.ts';
import { log, whenRepeated, type LogFacts } from './log.ts';

/** What Express and its body reader mean by a status of theirs. */
const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'invalid_request',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
};

/**
 * True for what Express says of an address (a URIError) and its body reader of a body: those expose
 * what they say. A status on the error of any other library is of a call of ours.
 */
const statusOf = (error: unknown): number | undefined => {
  if (error instanceof URIError) return 400;
  const isAboutRequest = error instanceof Error && 'expose' in error && error.expose === true;
  return isAboutRequest && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
};

/** Anything thrown as a refusal that callers may see; the unknown becomes `internal` without its cause. */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const code = CODE_OF_STATUS[statusOf(error) ?? 500];
  return new AppError(code ?? 'internal');
};

export const toErrorBody = ({ code, message, fields }: AppError): ErrorBody => ({
  error: { code, message, ...(fields && { fields }) },
});

export const handleNotFound: RequestHandler = () => {
  throw new AppError('not_found');
};

/** Registers of member states sleep at night and on holidays: nobody has to be woken for that. */
const severityOf = ({ code }: AppError): 'ERROR' | 'WARNING' =>
  code === 'vat_register_unavailable' ? 'WARNING' : 'ERROR';

/** What every refusal of these says, whether or not somebody knows better. */
const retryAfterOf = ({ status, retryAfter }: AppError): number | undefined =>
  retryAfter ?? (TRY_AGAIN.includes(status) ? RETRY_AFTER_S : undefined);

/** How to sign in, by RFC 6750: it says of a token that it is of no use, and nothing where none was sent. */
const challengeOf = (req: Request): string => {
  const challenge = 'Bearer realm="Rollwell"';
  const hasToken = /^Bearer\b/i.test(req.headers.authorization ?? '');
  return hasToken ? `${challenge}, error="invalid_token"` : challenge;
};

/** One call that the gateway leaves without an answer is nothing that somebody has to see to. */
const gatewayIsSilent = whenRepeated({ times: 5, withinMs: 5 * 60 * 1000 }, () => {
  log('ERROR', 'gateway_silent');
});

/** How something thrown is answered: the refusal, and the seconds after which to try again. What nobody meant is logged. */
export const refusalOf = (error: unknown, facts: LogFacts) => {
  const refusal = toAppError(error);
  if (refusal.status >= 500) log(severityOf(refusal), 'call_failed', facts, error);
  if (refusal.code === 'payment_unavailable') gatewayIsSilent.happened();
  return { refusal, retryAfter: retryAfterOf(refusal) };
};

/** Express knows an error handler by its four parameters. */
export const handleError: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  const { refusal, retryAfter } = refusalOf(error, { method: req.method, ...factsOf(res) });
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  if (refusal.status === 401) res.set('WWW-Authenticate', challengeOf(req));
  res.set('Cache-Control', 'private, no-store');
  res.status(refusal.status).json(toErrorBody(refusal));
};
