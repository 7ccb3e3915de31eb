import { useMutation } from '@tanstack/react-query';
import { orderKeys } from '../../../entities/order/order-queries.ts';
import { usePage } from '../../../lib/api/pages.ts';
import { request, requestWithHeaders } from '../../../lib/api/request.ts';
import { toast } from '../../../lib/toast.ts';
import { texts } from '../texts.ts';

const mailKeys = { failed: ['mails', 'failed'] as const };

/** One page of the mails that nobody tries any more, by `GET /admin/mail/failed`, as an admin. */
export const useFailedMails = (page: number) =>
  usePage({
    page,
    key: mailKeys.failed,
    fetch: (cursor, signal) => requestWithHeaders('listFailedMails', { query: { cursor }, signal }),
  });

/** Has a mail sent again by `PUT /admin/mail/retry/{id}`; it leaves the list. */
export const useRetryMail = () =>
  useMutation({
    mutationFn: (id: string) => request('retryMail', { params: { id } }),
    // Told here: the button is gone once the list is new.
    onSuccess: () => toast.success(texts.retried),
    meta: { failureToast: texts.notRetried, invalidates: [orderKeys.today, mailKeys.failed] },
  });
