/** The words of what can be done about an order after it was placed. */
export const afterTexts = {
  address: {
    title: 'Change the address',
    lead: 'As long as an order has not left us, it goes wherever you say; to another country where delivery and VAT cost the same there. We confirm the change by mail to an address that you have verified with us.',
    link: 'Change the address',
    linkNamed: (name: string) => `Change the address: ${name}`,
    product: 'Product',
    withOthers: (count: number) =>
      count === 1
        ? 'The other product of this purchase goes there as well, unless it has left.'
        : `The ${count} other products of this purchase go there as well, unless they have left.`,
    submit: 'Send it there',
    saved: 'The new address is noted.',
    shipped: 'This order is on its way already',
    shippedHint: 'We cannot reach the parcel any more. Write to us, and we ask the carrier.',
    refunded: 'The money of this order goes back',
    refundedHint: 'So it is not sent to any address.',
    gone: 'There is no such order',
    goneHint: 'It may have been cancelled, or it belongs to another account.',
    toOrder: 'Back to the order',
    toOrders: 'My orders',
    toContact: 'Write to us',
  },
  tracking: {
    title: 'Tracking',
    hint: 'What stands here when you press Shipped, or is saved within the seconds for Undo, is in the mail to the customer.',
    url: 'Link to the parcel',
    urlHint: 'Such as https://carrier.example/track?id=…',
    carrier: 'Carrier',
    number: 'Number of the parcel',
    submit: 'Save tracking',
    saved: 'The tracking is saved.',
  },
} as const;
