import { MAX_PURCHASE_LINES } from '@rollwell/functions/contract';

/** The words of putting something into the basket; those of its pages stand below. */
export const texts = {
  add: 'Add to basket',
  addNamed: (name: string) => `Add to basket: ${name}`,
  added: (name: string, pieces: string) => `${name}: ${pieces} in your basket.`,
  notStored:
    'This browser has no space left to store your basket: it will be gone once you close or reload the page.',
  allAdded: (name: string, pieces: string) =>
    `${name}: all ${pieces} that we have are in your basket.`,
} as const;

/** The words of the screens of the basket. */
export const screenTexts = {
  title: 'Basket',
  label: 'Products in your basket',
  empty: 'Your basket is empty',
  emptyHint: 'Add what you need, order it in one go and pay once.',
  ordered: 'Anything you have already ordered is in',
  myOrders: 'My orders',
  toProducts: 'See the products',
  moreProducts: 'Continue shopping',
  quantity: 'Pieces',
  quantityOf: (name: string) => `Pieces of ${name}`,
  hint: (minOrder: string, available: string) => `From ${minOrder} to ${available}`,
  each: (price: string) => `${price} per piece`,
  piecesAt: (pieces: string, price: string) => `${pieces} at ${price}`,
  take: (pieces: string) => `Take ${pieces}`,
  takeOf: (pieces: string, name: string) => `Take ${pieces} of ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  undo: 'Undo',
  undoNamed: (name: string) => `Undo: ${name}`,
  back: (name: string) => `${name} is back in your basket.`,
  unknownProduct: 'Product no longer available',
  gone: 'We no longer sell this.',
  soldOut: 'Out of stock',
  soldOutHint: (left: string, minOrder: string) =>
    `${left} left, and the minimum order is ${minOrder}.`,
  priceChanged: (before: string, now: string) =>
    `The price has changed from ${before} to ${now} since you added it.`,
  deliverTo: 'Deliver to',
  withoutBroken: (count: number) =>
    count === 1
      ? '1 product cannot be ordered as it stands and is not counted.'
      : `${count} products cannot be ordered as they stand and are not counted.`,
  mendFirst: 'Correct or remove the marked rows, then order the rest.',
  nothingYet: 'You can order this once the number of pieces is right.',
  nothingLeft: 'None of these products is available at the moment.',
  order: 'Order',
  orderTitle: 'Order your basket',
  summary: 'What you order',
  change: 'Change the basket',
} as const;

/** The words of the quick order. */
export const quickTexts = {
  title: 'Quick order',
  lead: `Paste a list or choose a file: in each row an article number and how many pieces, such as “RW-1001; 12” or “12 x RW-1001”. At most ${MAX_PURCHASE_LINES} rows.`,
  list: 'Article numbers and pieces',
  hint: 'A semicolon, a tab, a comma or a space between the two; pieces as 1200 or 1 200. Files: CSV or text.',
  check: 'Check the list',
  preview: 'Ready to add',
  add: (rows: number) =>
    rows === 1 ? 'Add 1 product to basket' : `Add ${rows} products to basket`,
  sum: 'In all',
  empty: 'The list is empty',
  tooMany: (rows: number) => `${rows} rows, and at most ${MAX_PURCHASE_LINES} go into one basket`,
  full: `With this list the basket would have more than ${MAX_PURCHASE_LINES} products. Nothing was added.`,
  taken: (rows: number) =>
    rows === 1
      ? '1 row is in the list to look over.'
      : `${rows} rows are in the list to look over.`,
  unknown: (number: string) => `No product has the article number ${number}`,
  repeated: (number: string) => `${number} is already in a row above: add the pieces together`,
  leftOver: (text: string) =>
    `“${text}” does not belong here: a row is an article number and how many pieces`,
  notWhole: (text: string) => `“${text}” is not a whole number of pieces`,
  quotes: 'The quotation marks of this row do not match',
  soldOut: (name: string) => `${name} is out of stock`,
  wrong: (count: number) =>
    count === 1 ? '1 row needs correcting' : `${count} rows need correcting`,
  checked: (valid: number, wrong: number) =>
    `${valid} ${valid === 1 ? 'row' : 'rows'} ready to add, ${wrong} to correct.`,
  row: (number: number) => `Row ${number}`,
  done: (count: number) =>
    count === 1 ? '1 product is in your basket.' : `${count} products are in your basket.`,
  link: 'Quick order by article numbers',
} as const;
