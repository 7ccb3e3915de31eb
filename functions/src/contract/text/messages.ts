/**
 * What the shop says on its own account: toasts, limits of a person, failures of a view; what is wrong
 * with input stands in `validation-messages.ts`.
 * The customer's own wording is kept to the letter, odd as some of it is.
 */
/** Why a person gets no more for the moment. */
export const LIMITED = {
  stockAlerts: (most: number) =>
    `You wait for ${most} products, which is as many as we note for you. End a reminder first.`,
  openOrders: (most: number) =>
    `You have ${most} unpaid orders, which is as many as we can keep for you. Pay or cancel one first.`,
  unpaidPieces: (most: number) =>
    `We can keep at most ${most} unpaid pieces for you. Pay or cancel an order first, or order fewer.`,
  stockShare: (most: number) =>
    `Orders of yours were not paid in time, so we can keep at most ${most} of these pieces for you. Order fewer.`,
} as const;

export const TOAST = {
  somethingWrong: 'Something wrong, Try again',
  writeValidEmail: 'Please write valid email',
  cannotAddAdmin: 'You can not added admin',
  reviewAdded: 'review added successful',
  /** Also shown after an order is created. */
  productAdded: 'Product added successful',
  blogAdded: 'Blog added successful',
  updated: 'Update successful',
  adminMade: 'Admin make successful!',
  /** Also used after an order is cancelled. */
  deleted: (name: string) => `product "${name}" is deleted successful!`,
  messageSent: 'Message sent successful',
  resetEmailSent: 'Rest email send. Please check your inbox.',
} as const;

/** What a view says in red when its query fails. */
export const queryFailed = (message: string): string => `Error: ${message}`;
