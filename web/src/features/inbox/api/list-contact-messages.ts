import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../../lib/api/pages.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';

const contactKeys = { all: ['contact-messages'] as const };

/** One page of the messages that came through the contact form, by `GET /contact`, as an admin. */
export const useContactMessages = (page: number) =>
  useQuery({
    ...pageQuery(
      {
        key: contactKeys.all,
        fetch: (cursor, signal) =>
          requestWithHeaders('listContactMessages', { query: { cursor }, signal }),
      },
      page,
    ),
    placeholderData: keepPreviousData,
  });
