/**
 * What the log calls what happens, as `jsonPayload.event`, and says of it. The alerts of docs/alerts
 * look for these, and docs/operations.md says what to do.
 */
export const LOG_EVENTS = {
  answered: 'Answered a call',
  call_failed: 'A call failed',
  gateway_silent: 'The payment gateway does not answer, again and again',
  webhook_refused: 'Events with a wrong signature were refused',
  webhook_secret_wrong: 'Signed events are refused one after the other: see the signing secret',
  webhook_other_version: 'Events are of another version of Stripe’s API than the shop reads',
  event_of_others: 'Left an event of another program alone',
  unknown_proxy: 'A call came through a CDN that is not known: see TRUSTED_PROXIES',
  holds_released: 'Released holds',
  hold_not_released: 'A hold could not be released',
  payments_recovered: 'Found payments whose webhook never came',
  refunds_finished: 'Finished refunds',
  refund_not_finished: 'A refund could not be finished',
  shipped_mail_failed: 'The mail about a shipped order could not be written',
  stock_alerts_sent: 'Sent stock alerts',
  stock_alert_failed: 'A stock alert could not be sent',
  accounts_erased: 'Erased accounts',
  account_not_erased: 'An account could not be erased now',
  pictures_deleted: 'Deleted unused pictures',
  picture_not_deleted: 'An unused picture could not be deleted',
  mail_withheld: 'A mail is not sent',
  mail_not_tried: 'A mail could not be tried',
  mails_delayed: 'Mails are refused for now: see the mail server',
  mails_undelivered: 'Mails could not be delivered',
  catalogue_not_kept: 'The catalogue could not be written down for the next process',
  discrepancy_found: 'The books differ',
  books_compared: 'Compared the books',
} as const;

export type LogEvent = keyof typeof LOG_EVENTS;
