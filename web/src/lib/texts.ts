/**
 * The words of the shared pieces in lib/ and components/. Every feature keeps its own; messages
 * that the customer specified are in the contract.
 */
export const texts = {
  loading: 'Loading',
  alreadyGone: 'This is already gone.',
  retry: 'Retry',
  reload: 'Load it again',
  keepIt: 'Keep it',
  print: 'Print',
  waitingForPhoto: 'Waiting for the photo',
  /** In sentences of the site, so in its language and not in the reader's. */
  daysFromYesterday: ['yesterday', 'today', 'tomorrow'],
  stableList: {
    waiting: (added: number, left: number) =>
      [
        ...(added > 0 ? [`${added} new`] : []),
        ...(left > 0 ? [`${left} no longer here`] : []),
      ].join(', '),
    show: 'Show',
  },
  failures: {
    offline: 'The shop cannot be reached. Check your connection and try again.',
    timeout: 'The server took too long to answer. Try again.',
    outdated: 'Part of this page could not be loaded. Load the page again.',
    unreadable: 'The server gave an answer that cannot be read.',
    status: (status: number) => `The server answered ${status}. Try again in a moment.`,
    unknown: 'Something went wrong.',
    sentBefore:
      'Your earlier message did arrive, although the shop could not confirm it. Send this one only if you want it sent as well.',
  },
} as const;
