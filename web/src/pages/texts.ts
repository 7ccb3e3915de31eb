/** The words of pages that belong to no feature. */
export const texts = {
  notSure: 'Not sure which one?',
  findYourRoller: 'Find your roller',
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have moved, or the link may be mistyped.',
    goHome: 'Go Home Back',
  },
} as const;
