import { MAX_SHIPMENTS, type Seller } from '@rollwell/functions/contract';

const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/** The words of packing many orders at once. */
export const packingTexts = {
  select: (number: string) => `Select ${number}`,
  selectPage: 'Select all on this page',
  label: 'Selected orders',
  selected: (count: number) => `${count} selected`,
  most: `At most ${MAX_SHIPMENTS} orders at once.`,
  ship: 'Mark as shipped',
  slips: 'Packing slips',
  labels: 'Address labels',
  csv: 'CSV for the carrier',
  csvFile: (day: string) => `rollwell-parcels-${day}.csv`,
  csvHeadings: [
    'Order number',
    'Name',
    'Address',
    'Postcode',
    'City',
    'Country',
    'Phone',
    'Email',
    'Pieces',
  ],
  clear: 'Clear selection',
  undo: 'Undo',
  dialog: {
    title: (count: number) => `Mark ${orders(count)} as shipped`,
    hint: 'Scan or type the number of each parcel; Enter goes to the next. A number that stays empty is not sent. Each customer gets one email, some seconds later.',
    recipient: 'Recipient',
    number: 'Order',
    parcel: 'Number of the parcel',
    parcelOf: (number: string) => `Number of the parcel of ${number}`,
    result: 'Result',
    twice: 'This number stands in another row as well. Press again if it is one parcel',
    submit: (count: number) => `Mark ${orders(count)} as shipped`,
    progress: (done: number, of: number) => `${done} of ${of} done`,
    cancel: 'Cancel',
    close: 'Close',
    shipped: 'Shipped',
    shippedBefore: 'Was shipped before; nothing was changed',
    undone: 'Not shipped after all',
    undo: (number: string) => `Undo: ${number}`,
    done: (shipped: number, failed: number) =>
      failed === 0
        ? `${orders(shipped)} shipped.`
        : `${orders(shipped)} shipped, ${failed} not: see why in its row.`,
  },
} as const;

/** How many rows a list of tracking numbers may have. */
export const MAX_TRACKING_ROWS = 3 * MAX_SHIPMENTS;

/** The words of a list of tracking numbers. */
export const trackingListTexts = {
  open: 'Tracking numbers from a list',
  title: 'Tracking numbers from a list',
  lead: `Paste a list or choose a file of your carrier: in each row the number of an order and that of its parcel, and the carrier where you like. At most ${MAX_TRACKING_ROWS} rows. Nothing is shipped before you have looked it over.`,
  list: 'Order numbers and tracking numbers',
  hint: 'A semicolon, a tab, a comma or a space between them. A row of headings is recognised.',
  taken: (rows: number) => (rows === 1 ? '1 row is in the list.' : `${rows} rows are in the list.`),
  check: 'Check the list',
  empty: 'The list is empty',
  tooMany: (rows: number) => `${rows} rows, and a list has at most ${MAX_TRACKING_ROWS}`,
  go: (count: number) => (count === 1 ? 'Go on with 1 order' : `Go on with ${count} orders`),
  wrong: (count: number) => (count === 1 ? '1 row is left out' : `${count} rows are left out`),
  checked: (valid: number, wrong: number) =>
    `${valid} ${valid === 1 ? 'order' : 'orders'} can be shipped, ${wrong} ${wrong === 1 ? 'row is' : 'rows are'} left out.`,
  row: (number: number) => `Row ${number}`,
  close: 'Close',
  quotes: 'The quotation marks of this row do not match',
  noNumber: (typed: string) => `“${typed}” is not the number of an order`,
  noParcel: (number: string) => `${number} has no tracking number here`,
  rounded: (parcel: string) => `A spreadsheet has rounded this tracking number to ${parcel}`,
  unknown: (number: string) => `No order has the number ${number}`,
  ambiguous: (number: string) => `Two orders have the number ${number}: ship them from their pages`,
  twice: (number: string) => `${number} is already in a row above`,
  notPaid: (number: string) => `${number} is not paid yet`,
  shipped: (number: string) => `${number} is shipped already`,
  disputed: (number: string) => `The payment of ${number} is disputed: ship it from its page`,
  withdrawn: (number: string) =>
    `The customer has withdrawn from ${number}: ship it from its page, if at all`,
  is: (number: string, state: string) => `${number}: ${state}`,
} as const;

/** The words of what is printed for many orders. */
export const printTexts = {
  none: 'No orders are chosen',
  noneHint: 'Select orders in the list of all orders, then print from there.',
  toOrders: 'All orders',
  missing: (count: number) =>
    count === 1
      ? '1 of these orders is no longer there.'
      : `${count} of these orders are no longer there.`,
  slip: {
    title: 'Packing slips',
    of: (number: string) => `Packing slip ${number}`,
    article: 'Article number',
    product: 'Product',
    quantity: 'Pieces',
    perCarton: 'Pieces per carton',
  },
  label: {
    title: 'Address labels',
    of: (number: string) => `Address label ${number}`,
    from: ({ name, street, postcode, city }: Seller) =>
      `From ${name}, ${street}, ${postcode} ${city}`,
    instead: { a6: 'A6, one on each page', sheet: 'A4 sheet, 2 × 4' },
  },
} as const;
