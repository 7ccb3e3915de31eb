/** The words of narrowing the office's list of orders, and of keeping it under a name. */
export const listTexts = {
  narrow: {
    title: 'Days, country and page size',
    from: 'Placed from',
    to: 'Placed until',
    country: 'Goes to',
    everywhere: 'Everywhere',
    size: 'Orders a page',
    clear: 'Clear days and country',
    nothing: 'No order of these days and this country',
  },
  views: {
    title: 'Saved views',
    name: 'Name of this view',
    save: 'Save view',
    saved: (name: string) => `The view “${name}” is saved in this browser.`,
    onlyNow: (name: string) =>
      `This browser keeps nothing: the view “${name}” lasts until you close the page.`,
    remove: (name: string) => `Remove the view “${name}”`,
    removed: (name: string) => `The view “${name}” is removed.`,
  },
} as const;
