/** The words of the screens of the basket. */
export const screenTexts = {
  title: 'Basket',
  label: 'Products in your basket',
  empty: 'Your basket is empty',
  emptyHint: 'Put in what you need, order it in one go, and pay once.',
  ordered: 'What you have ordered from it is in',
  myOrders: 'My orders',
  toProducts: 'See the products',
  moreProducts: 'Go on choosing',
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
  unknownProduct: 'A product that is gone',
  gone: 'We no longer sell this.',
  soldOut: 'Out of stock',
  soldOutHint: (left: string, minOrder: string) =>
    `${left} left, and the minimum order is ${minOrder}.`,
  priceChanged: (before: string, now: string) =>
    `The price has changed from ${before} to ${now} since you put it in.`,
  deliverTo: 'Deliver to',
  withoutBroken: (count: number) =>
    count === 1
      ? '1 product cannot be ordered as it stands and is not counted.'
      : `${count} products cannot be ordered as they stand and are not counted.`,
  mendFirst: 'Mend or remove what is marked; then the others can be ordered.',
  nothingYet: 'This can be ordered once the number of pieces is right.',
  nothingLeft: 'None of this can be had at the moment.',
  order: 'Order',
  orderTitle: 'Order your basket',
  summary: 'What you order',
  change: 'Change the basket',
} as const;
