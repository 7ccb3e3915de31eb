import type { OrderEventType, OrderState, ReturnReason } from '@rollwell/functions/contract';

/** What an order is called in each state that a screen can show. */
const states = {
  placed: 'Unpaid',
  paid: 'Paid',
  shipped: 'Shipped',
  refunding: 'Refund under way',
  refunded: 'Refunded',
  gone: 'Cancelled',
} as const satisfies Record<OrderState, string>;

const events = {
  placed: 'Order placed',
  checkout_opened: 'Checkout opened',
  payment_declined: 'Payment declined',
  paid: 'Paid',
  shipped: 'Shipped',
  cancelled: 'Cancelled',
  released: 'Pieces released, because it was not paid in time',
  refunded: 'Refunded',
  refund_failed: 'The refund did not arrive; we will be in touch',
  payment_returned: 'A payment that did not fit was sent back',
} as const satisfies Record<OrderEventType, string>;

/** The words of everything about orders; specified messages are in the contract. */
export const texts = {
  states,
  events,
  payNow: 'Pay now',
  payNowNamed: (name: string) => `Pay now: ${name}`,
  cancel: 'Cancel',
  cancelNamed: (name: string) => `Cancel the order: ${name}`,
  cancelTitle: (name: string) => `Cancel your order of “${name}”?`,
  cancelOthersTitle: (name: string, customer: string) =>
    `Cancel the order of “${name}” by ${customer}?`,
  cancelText: (pieces: string) => `The order is deleted, and ${pieces} go back into stock.`,
  cancelConfirm: 'Cancel order',
  history: 'History',
  historyPage: 'Open this order on a page of its own',
  eventBy: { you: 'by you', gateway: 'by the payment provider', shop: 'by Rollwell' },
  eventByName: (name: string) => `by ${name}`,
  one: {
    gone: 'This order is not here',
    goneHint: 'It was cancelled, or the address is not complete.',
  },
  refund: {
    button: 'Refund',
    named: (name: string, customer: string) => `Refund: ${name} for ${customer}`,
    title: (name: string, customer: string) => `Refund the order of “${name}” by ${customer}?`,
    text: (amount: string) =>
      `${amount} go back to the customer, who gets a mail about it. This cannot be taken back.`,
    restock: 'Put the pieces back on sale',
    confirm: 'Refund order',
    done: (name: string) => `The money for “${name}” goes back.`,
  },
  returned: {
    title: 'Payments that went back',
    hint: 'Money that reached us when no order needed it. It was sent back at once; nothing is left to do.',
    empty: 'No payment had to go back',
    emptyHint: 'A payment for an order that was cancelled in the meantime shows here.',
    order: 'Order',
    amount: 'Amount',
    reason: 'Reason',
    when: 'Sent back',
    reasons: {
      order_gone: 'The order was cancelled before',
      order_paid: 'The order was paid already',
      amount_differs: 'The amount was not that of the order',
    } satisfies Record<ReturnReason, string>,
  },
  keptUntil: (deadline: string) => `Kept for you until ${deadline}.`,
  keptRanOut: (deadline: string) =>
    `Kept for you until ${deadline}. Pay now, before the pieces go back into stock.`,
  facts: {
    product: 'Product',
    quantity: 'Quantity',
    total: 'Total',
    placed: 'Placed',
    transaction: 'Transaction',
    delivery: 'Delivery',
    customer: 'Customer',
    status: 'Status',
    number: 'Order number',
    noTransaction: 'None yet',
  },
  quantityAndPrice: (pieces: string, price: string) => `${pieces} at ${price}`,
  mine: {
    label: 'My orders',
    empty: 'You have no orders yet',
    emptyHint: 'Choose a tool; we keep it for a day while you pay.',
    toProducts: 'See the products',
  },
  everybody: {
    label: 'All orders',
    empty: 'There are no orders yet',
    filterLabel: 'Show',
    filters: { all: 'All', unpaid: 'Unpaid', paid: 'Paid', shipped: 'Shipped' },
    emptyOf: {
      unpaid: 'Every order is paid',
      paid: 'There is nothing to ship',
      shipped: 'No order is shipped yet',
    },
    emptyOfHint: 'An order shows here by itself when it gets there.',
    showAll: 'Show all orders',
    emptyHint: 'A new order shows here by itself.',
    ship: 'Shipped',
    shipNamed: (name: string, customer: string) => `Shipped: ${name} for ${customer}`,
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
    address: 'Address',
    city: 'City',
    quantity: 'Quantity, in pieces',
    total: 'Total',
    quantityHint: (minOrder: string, available: string) => `From ${minOrder} to ${available}`,
    submit: 'Place order',
    next: 'Nothing is charged yet: you pay on the next screen.',
    soldOut: 'This product has sold out while you were here',
    soldOutHint: 'What you typed stays. We look every few seconds whether pieces come back.',
    priceChanged: (before: string, now: string) =>
      `The price has changed from ${before} to ${now} per piece. Look at the new total, then place the order again.`,
    priceChangedShort: 'The price has changed. Look at the new total, then place the order again.',
    orderedBefore:
      'An earlier try with other figures did go through. Look at My orders before you order again.',
    toMyOrders: 'My orders',
    notSold: 'This product is no longer sold. Nothing was ordered.',
  },
} as const;
