import {
  type DisputeState,
  evidenceDue,
  type OrderEventType,
  type PurchaseState,
  type ReturnReason,
  isolated,
} from '@rollwell/functions/contract';

/** What an order is called in each state that a screen can show. */
const states = {
  placed: 'Unpaid',
  paid: 'Paid',
  shipped: 'Shipped',
  refunding: 'Refund under way',
  refunded: 'Refunded',
  refund_failed: 'Refund failed',
  gone: 'Cancelled',
  partly_shipped: 'Partly shipped',
} as const satisfies Record<PurchaseState, string>;

const events = {
  placed: 'Order placed',
  checkout_opened: 'Checkout opened',
  payment_declined: 'Payment declined',
  paid: 'Paid',
  shipped: 'Shipped',
  ship_undone: 'Marked as not shipped after all',
  cancelled: 'Cancelled',
  released: 'Pieces released, because it was not paid in time',
  refund_asked: 'Refund requested',
  refunded: 'Refunded',
  partial_refund_asked: 'A part of the money is to go back',
  partly_refunded: 'Part of the money was sent back',
  transferred: 'Paid out by bank transfer',
  refund_failed: 'The refund did not arrive; we will be in touch',
  disputed: 'The payment was disputed at the bank',
  dispute_won: 'The bank decided for Rollwell',
  dispute_lost: 'The bank gave the money back',
  dispute_closed: 'The dispute ended',
  dispute_withdrawn: 'The bank holds the money while it decides',
  dispute_reinstated: 'The bank released the money',
  address_changed: 'Address changed',
  tracking_set: 'Tracking added',
  withdrawn: 'Withdrawn from the contract',
  payment_returned: 'A payment that matched no open order was sent back',
  archived: 'Entries between these are kept in our log',
} as const satisfies Record<OrderEventType, string>;

/** The words of everything about orders; specified messages are in the contract. */
export const texts = {
  states,
  events,
  payNow: 'Pay now',
  payNowNamed: (name: string) => `Pay now: ${name}`,
  orderAgain: 'Order again',
  orderAgainNamed: (name: string) => `Order again: ${name}`,
  orderAgainAll: (lines: number) => `Order again: all ${lines} products of this order`,
  review: 'Review this product',
  reviewNamed: (name: string) => `Review this product: ${name}`,
  cancel: 'Cancel',
  cancelNamed: (name: string) => `Cancel the order: ${name}`,
  cancelTitle: (name: string) => `Cancel your order of “${name}”?`,
  cancelOthersTitle: (name: string, customer: string) =>
    `Cancel the order of “${name}” by ${customer}?`,
  cancelText: (pieces: string) => `The order moves to Cancelled; back in stock: ${pieces}.`,
  cancelMoves: 'The order moves to Cancelled.',
  cancelOfGone:
    'The order moves to Cancelled. Its product is no longer in the shop, so no pieces go back into stock.',
  cancelReason: 'Reason (optional)',
  cancelReasonHint: 'The customer reads it in the mail and at the order.',
  cancelOfPurchase: 'What was ordered with it stays ordered.',
  /** While it is not known what else there is. */
  cancelOfPurchaseMaybe: (least: string) =>
    `What was ordered with it stays ordered, unless that is less than ${least}: then it is cancelled as well, since less cannot be paid by card.`,
  cancelWithOthers: (names: readonly string[], least: string) =>
    `What is left of the order is cancelled as well: ${names.join(', ')}. Less than ${least} cannot be paid by card.`,
  cancelPurchase: {
    button: 'Cancel all',
    label: (number: string) => `Cancel all of order ${number}`,
    title: (number: string, products: number) =>
      `Cancel order ${number} with all ${products} products?`,
  },
  cancelConfirm: 'Cancel order',
  history: 'History',
  historyPage: 'Open this order on a page of its own',
  eventBy: { you: 'by you', gateway: 'by the payment provider', shop: 'by Rollwell' },
  eventByName: (name: string) => `by ${name}`,
  line: {
    label: 'Products of this order',
    articleNumber: (number: string) => `Article ${number}`,
    sum: (pieces: string, total: string) => `${pieces}: ${total}`,
    goesTo: (address: string) => `Goes to ${address}`,
  },
  one: {
    number: (number: string) => `Order ${number}`,
    gone: 'We can’t find this order',
    goneHint: 'It may have been cancelled, or the link is incomplete.',
  },
  refundFailed: {
    title: (amount: string) => `The refund of ${amount} did not arrive`,
    why: (why: string) => `The customer’s bank sent the money back: ${why}.`,
    reasons: {
      expired_or_canceled_card: 'the card has expired or was cancelled',
      lost_or_stolen_card: 'the card was lost or stolen',
      declined: 'the bank declined it',
      insufficient_funds: 'our balance at the payment service was too low',
      merchant_request: 'we asked for it',
    } as Readonly<Record<string, string>>,
    unknown: 'it gave no reason',
    owed: 'The money is with us again and is owed to the customer. Try the refund again, or transfer the money and record that here; never both.',
    reference: 'Reference of the transfer',
    date: 'Day of the transfer',
    record: 'Record the bank transfer',
    recorded: (name: string) => `The transfer for “${name}” is recorded.`,
    orTransfer: 'Or by bank transfer',
    transferred: (reference: string, day: string) =>
      `Paid out by bank transfer on ${day}. Reference: ${reference}.`,
    notice: (count: string) =>
      count === '1' ? '1 refund did not arrive' : `${count} refunds did not arrive`,
    see: 'See what to do',
  },
  returned: {
    title: 'Payments that went back',
    hint: 'Money that reached us when no order needed it. It was sent back at once; nothing is left to do.',
    order: 'Order',
    amount: 'Amount',
    reason: 'Reason',
    when: 'Sent back',
    reasons: {
      order_gone: 'The order was cancelled before',
      order_paid: 'The order was paid already',
      amount_mismatch: 'The amount was not that of the order',
    } satisfies Record<ReturnReason, string>,
  },
  keptUntil: (deadline: string) => `Kept for you until ${deadline}.`,
  keptRanOut: (deadline: string) =>
    `Kept for you until ${deadline}. Pay now, before the pieces go back into stock.`,
  facts: {
    seller: 'Seller',
    product: 'Product',
    articleNumber: 'Article',
    quantity: 'Quantity',
    total: 'Total',
    placed: 'Placed',
    transaction: 'Transaction',
    deliveryCost: 'Delivery costs',
    delivery: 'Delivery',
    noPostcode: 'No postcode was given.',
    customer: 'Customer',
    status: 'Status',
    number: 'Order number',
    noTransaction: 'None yet',
    ordered: 'Ordered',
    destination: 'Destination',
  },
  quantityAndPrice: (pieces: string, price: string) => `${pieces} at ${price}`,
  mine: {
    label: 'My orders',
    unverified: (email: string) =>
      `Our emails about your orders wait until you have verified ${email}, and are sent then. No link? We send it again from`,
    profile: 'My Profile',
    empty: 'You have no orders yet',
    emptyHint: 'Choose a tool: we keep it for you for a day while you pay.',
    toProducts: 'See the products',
  },
  everybody: {
    label: 'All orders',
    empty: 'There are no orders yet',
    search: {
      label: 'Search orders',
      hint: 'Number or part of it, name, e-mail, phone, postcode, city, product, amount, pi_…',
      submit: 'Search',
      sort: 'Sort',
      sorts: { newest: 'Newest first', oldest: 'Oldest first' },
      nothing: (q: string) => `No order matches “${q}”`,
      nothingHint:
        'Words are found by their beginnings, a phone number by its last digits, an amount with its cents.',
    },
    filterLabel: 'Show',
    filters: {
      all: 'All',
      unpaid: 'Unpaid',
      paid: 'Paid',
      shipped: 'Shipped',
      refunding: 'Refund under way',
      refund_failed: 'Refund failed',
      refunded: 'Refunded',
      disputed: 'Disputed',
      withdrawn: 'Withdrawn',
    },
    emptyOf: {
      unpaid: 'Every order is paid',
      paid: 'There is nothing to ship',
      shipped: 'No order is shipped yet',
      refunding: 'No refund is under way',
      refund_failed: 'Every refund has arrived',
      refunded: 'No order is refunded',
      disputed: 'No payment is disputed',
      withdrawn: 'Every withdrawal is refunded',
    },
    emptyOfHint: 'An order shows here by itself when it gets there.',
    showAll: 'Show all orders',
    emptyHint: 'A new order shows here by itself.',
    ship: 'Shipped',
    undo: 'Undo',
    undoNamed: (name: string, customer: string) => `Undo Shipped: ${name} for ${customer}`,
    undone: (name: string) => `${name}: not shipped yet.`,
    shipNamed: (number: string, name: string) => `Mark ${number} as shipped: ${name}`,
    parcel: {
      title: 'Ship a parcel',
      some: 'Ship only some of the pieces',
      hint: 'One email tells the customer what is in it. What you leave out can be shipped later.',
      pieces: 'Pieces',
      of: (pieces: string) => `of ${pieces}`,
      submit: 'Mark parcel as shipped',
      shipped: 'The parcel is marked as shipped.',
    },
    shipAll: {
      named: (number: string, products: number) =>
        `Mark ${number} as shipped: ${products} products`,
      undoNamed: (number: string) => `Undo: all products of ${number}`,
    },
  },
  live: {
    changed: (name: string, state: string) => `${name}: ${state}.`,
    added: (name: string) => `New order: ${name}.`,
    gone: (name: string) => `${name}: the order is cancelled.`,
    left: (name: string) => `${name}: no longer in this list.`,
  },
  form: {
    title: 'Order',
    productName: 'Product name',
    email: 'Email',
    customerName: 'Customer name',
    phone: 'Phone',
    phoneFor: 'Only for questions about your delivery.',
    address: 'Address',
    city: 'City',
    quantity: 'Quantity, in pieces',
    postcode: 'Postcode',
    postcodeMissing: 'Add the postcode so that your parcel arrives on time.',
    country: 'Country',
    quantityHint: (minOrder: string, available: string) => `From ${minOrder} to ${available}`,
    takeWhatIsLeft: (pieces: string) => `Take ${pieces}`,
    submit: 'Place order',
    next: 'Nothing is charged yet: you pay on the next screen.',
    deliveryChanged:
      'The cost of delivery has changed. Check the new total, then place the order again.',
    vatChanged:
      'The VAT of this order has changed. Check the new total, then place the order again.',
    soldOut: 'This product has sold out while you were here',
    soldOutBefore: 'This product is sold out',
    tooFewLeft: (left: string, minOrder: string) =>
      `Only ${left} left, and the minimum order is ${minOrder}.`,
    soldOutHint: 'We check every few seconds whether it is back in stock.',
    typedStays: 'What you typed stays here.',
    otherProducts: 'See other products',
    gone: 'This product is no longer sold',
    goneHint: 'Nothing was ordered.',
    priceChanged: (before: string, now: string) =>
      `The price has changed from ${before} to ${now} per piece. Check the new total, then place the order again.`,
    priceChangedShort: 'The price has changed. Check the new total, then place the order again.',
    orderedBefore:
      'An earlier attempt with other details did go through. Check My orders before you order again.',
    toMyOrders: 'My orders',
    notSold: 'This product is no longer sold. Nothing was ordered.',
    linesRefused:
      'Nothing has been ordered yet: what needs correcting is shown beside each product.',
    mendLines: 'Some products cannot be ordered as they stand. Correct or remove them first.',
    toBasket: 'Change the basket',
  },
} as const;

/** The words of what can be done about an order after it was placed. */
export const afterTexts = {
  address: {
    title: 'Change the address',
    lead: 'Until an order has been sent, you can change where it goes; to another country, too, if delivery and VAT cost the same there. We confirm the change by email to an address that you have verified.',
    link: 'Change the address',
    linkNamed: (name: string) => `Change the address: ${name}`,
    product: 'Product',
    withOthers: (count: number) =>
      count === 1
        ? 'The other product of this order goes there as well, unless it has been sent.'
        : `The ${count} other products of this order go there as well, unless they have been sent.`,
    conflict: 'Somebody else changed the address meanwhile',
    submit: 'Save the new address',
    saved: 'The new address is saved.',
    shipped: 'This order is already on its way',
    shippedHint:
      'We can no longer redirect the parcel ourselves. Write to us and we will ask the carrier.',
    refunded: 'This order is being refunded',
    refundedHint: 'So it will not be sent.',
    gone: 'There is no such order',
    goneHint: 'It may have been cancelled, or it belongs to another account.',
    toOrder: 'Back to the order',
    toOrders: 'My orders',
    toContact: 'Write to us',
  },
  tracking: {
    title: 'Tracking',
    hint: 'Whatever you enter before you press Shipped, or save while Undo is offered, is in the email to the customer.',
    url: 'Link to the parcel',
    urlHint: 'Such as https://carrier.example/track?id=…',
    urlMade: (link: string) => `Leave it empty to send ${link}`,
    carrier: 'Carrier',
    number: 'Number of the parcel',
    submit: 'Save tracking',
    saved: 'The tracking is saved.',
    conflict: 'Somebody else saved other tracking meanwhile',
  },
} as const;

/** The words of what is asked before an order is placed, or goes elsewhere. */
export const questionTexts = {
  address: {
    title: 'Is the address right?',
    labels: {
      address: 'Address',
      city: 'City',
      postcode: 'Postcode',
    } as Readonly<Record<string, string>>,
    /** A field with what it says, and what is asked about it. */
    doubt: (label: string, typed: string, doubt: string) => `${label} “${typed}”: ${doubt}`,
    meant: 'Yes, it is right',
    mend: 'Back to the address',
    notSent: 'Nothing has been sent yet: correct the address, or confirm that it is right.',
  },
  again: {
    title: 'Order it once more?',
    said: (ago: string, number: string) => `You ordered this ${ago}, number ${number}.`,
    unpaid: 'It is not paid yet.',
    once: 'Another order is one more to pay.',
    pay: 'Pay that order',
    see: 'See that order',
    more: 'Order once more',
    back: 'Back to the form',
    notPlaced: 'Nothing more is ordered.',
  },
} as const;

/** The words about a dispute, which few orders have. */
export const disputeTexts = {
  titles: {
    open: (amount: string) => `The payment of ${amount} is disputed`,
    lost: (amount: string) => `The bank gave ${amount} back to the customer`,
    won: (amount: string) => `The dispute about ${amount} was decided for us`,
    closed: (amount: string) => `The dispute about ${amount} ended without a decision`,
  } satisfies Record<DisputeState, (amount: string) => string>,
  why: (reason: string) => `The customer told their bank: ${reason}.`,
  due: evidenceDue,
  nothingDue: 'Nothing is to be sent to the payment service now.',
} as const;

/** The words of the question before an order is shipped that better stays here. */
export const shipAnywayTexts = {
  ship: 'Ship anyway',
  dontShip: 'Don’t ship',
  dispute: {
    title: (name: string, customer: string) =>
      `Ship “${name}” to ${customer} although the payment is disputed?`,
    text: 'The bank may give the money back to the customer, or has done so. If you ship now, pieces and money may both be gone.',
  },
  withdrawn: {
    title: (name: string, customer: string) =>
      `Ship “${name}” to ${customer}, who has withdrawn from the order?`,
    text: 'The customer has withdrawn from the contract, so the money goes back in any case. If you ship now, the pieces have to come back as well.',
  },
} as const;

/** The words of ordering for a business abroad. */
export const businessTexts = {
  label: 'VAT number of your business',
  hint: 'With it, a business orders without VAT.',
  atHome: 'Within Germany, businesses pay VAT, too.',
  checking: 'We are asking its register …',
  confirmed: (name: string | null) =>
    name === null
      ? 'Confirmed: you order without VAT.'
      : `${isolated(name)}: you order without VAT.`,
} as const;
