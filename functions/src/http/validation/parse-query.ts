import { AppError } from '../../contract/api/app-error.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';

/**
 * The query of a request, read from its address because the functions runtime has put its own
 * idea of it into `req.query`.
 * @throws AppError `validation_failed` for a parameter that comes twice.
 */
export const parseQuery = (address: string): Record<string, string> => {
  // Behind the first question mark: not every address that a request may have is one to `URL`.
  const [, query = ''] = /^[^?]*\?(.*)$/s.exec(address) ?? [];
  const searchParams = new URLSearchParams(query);
  const repeated = [...searchParams.keys()].filter((key) => searchParams.getAll(key).length > 1);
  if (repeated.length > 0) {
    const fields = Object.fromEntries(repeated.map((key) => [key, VALIDATION.repeated]));
    throw new AppError('validation_failed', { fields });
  }
  return Object.fromEntries(searchParams);
};
