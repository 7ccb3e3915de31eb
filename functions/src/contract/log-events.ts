/**
 * What the log calls what happens, as `jsonPayload.event`, and says of it. The alerts of docs/alerts
 * look for these, and docs/operations.md says what to do.
 */
export const LOG_EVENTS = {
  answered: 'Answered a call',
  call_failed: 'A call failed',
  webhook_refused: 'Events with a wrong signature were refused: see the signing secret',
  event_of_others: 'Left an event of another program alone',
  unknown_proxy: 'A call came through a CDN that is not known: see TRUSTED_PROXIES',
  holds_released: 'Released holds',
  hold_not_released: 'A hold could not be released',
  payments_unheard: 'Payments were told of by no event',
  refunds_finished: 'Finished refunds',
  refund_not_finished: 'A refund could not be finished',
  shipping_not_told: 'A customer could not be told of a shipped order',
  stock_alerts_told: 'Told people of what is back in stock',
  stock_alert_not_told: 'Somebody could not be told of what is back in stock',
  pictures_deleted: 'Deleted unused pictures',
  picture_not_deleted: 'An unused picture could not be deleted',
  mail_withheld: 'A mail is not sent',
  mails_undelivered: 'Mails could not be delivered',
  catalogue_not_kept: 'The catalogue could not be written down for the next process',
  difference_found: 'The books differ',
  books_compared: 'Compared the books',
} as const;

export type LogEvent = keyof typeof LOG_EVENTS;
