/** The keys to the payment gateway, kept in Secret Manager. */
const GATEWAY_SECRETS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
export type Secret = (typeof GATEWAY_SECRETS)[number] | 'SMTP_PASSWORD';

/**
 * The secrets that each function is given: those that it uses. What opens strangers' files holds no
 * key to the money, and what asks the gateway itself needs no secret to check its events by.
 */
export const SECRETS_OF = {
  api: GATEWAY_SECRETS,
  pictures: [],
  shownPictures: [],
  releaseHolds: ['STRIPE_SECRET_KEY'],
  finishRefunds: ['STRIPE_SECRET_KEY'],
  eraseAccounts: ['STRIPE_SECRET_KEY'],
  reconcile: ['STRIPE_SECRET_KEY'],
  sendShippedMails: [],
  sendStockAlerts: [],
  sendMail: ['SMTP_PASSWORD'],
  sendDueMails: ['SMTP_PASSWORD'],
  sendWithheldMails: [],
  deleteUnusedPictures: [],
  reportUndeliveredMails: [],
} as const satisfies Record<string, readonly Secret[]>;
export type FunctionName = keyof typeof SECRETS_OF;

/** The secrets of the function of this name; those of the API for any other name. */
export const secretsOf = (name: string | undefined): readonly Secret[] =>
  name !== undefined && Object.hasOwn(SECRETS_OF, name)
    ? SECRETS_OF[name as FunctionName]
    : GATEWAY_SECRETS;
