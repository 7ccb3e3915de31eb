import { usePage } from '../../../lib/api/pages.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';

/** One page of the messages that came through the contact form, by `GET /contact`, as an admin. */
export const useContactMessages = (page: number) =>
  usePage({
    page,
    key: ['contact-messages'],
    fetch: (cursor, signal) =>
      requestWithHeaders('listContactMessages', { query: { cursor }, signal }),
  });
