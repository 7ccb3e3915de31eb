/** The words of everything about products; specified messages are in the contract. */
export const texts = {
  perPiece: 'per piece',
  vatIncluded: (percent: number) => `${percent}% VAT included.`,
  delivered: (country: string, cost: string) => `Delivery to ${country}: ${cost}.`,
  comes: (paid: string, by: string) => `${paid}, it is with you by ${by}.`,
  freeDelivery: 'free',
  freeDeliveryFrom: (cost: string, from: string) => `${cost}, free from ${from}`,
  deliveryElsewhere: 'Other countries and days',
  lowestPrice: 'Lowest price of the last 30 days:',
  outOfStock: 'Out of stock',
  onlyLeft: (pieces: string) => `Only ${pieces} left`,
  outOfStockHint: 'We make more every week. We can write to you when it is back.',
  tellMe: 'Tell me when it is back',
  ask: 'Ask us',
  buyNow: 'Buy now',
  buyNowNamed: (name: string) => `Buy now: ${name}`,
  details: 'See details',
  detailsNamed: (name: string) => `See details: ${name}`,
  one: {
    title: 'Product',
    way: 'Breadcrumb',
    home: 'Home',
    products: 'Products',
    attributes: 'Details',
    packPrice: 'Price per pack',
    safety: {
      title: 'Product safety',
      maker: 'Maker',
      contact: 'Contact',
      type: 'Type',
      warnings: 'Warnings',
      imprint: 'See the imprint',
    },
    related: {
      variants: () => 'In other widths',
      alternatives: () => 'Alternatives',
      needs: (count: number) => (count === 1 ? 'Needs this frame' : 'Needs one of these frames'),
      goesWith: () => 'Goes with',
    },
    gone: 'This product is not here',
    goneHint: 'We may have stopped making it, or the link may be mistyped.',
  },
  catalogue: {
    notSure: 'Not sure which one?',
    searchLabel: 'Search tools',
    search: 'Search',
    searching: 'Searching',
    sortLabel: 'Sort by',
    bestMatch: 'Best match',
    sorts: {
      newest: 'Newest first',
      'price-asc': 'Price, low to high',
      'price-desc': 'Price, high to low',
      name: 'Name',
    },
    loading: 'Loading products',
    showing: (count: number, page: number) =>
      `${count} ${count === 1 ? 'product' : 'products'} on page ${page}`,
    nothingFound: (q: string) => `No product matches “${q}”`,
    nothingFoundHint:
      'Try a shorter word, a width such as “25\u00a0cm” or a nap such as “9\u00a0mm”.',
    empty: 'There are no products yet',
    emptyHint: 'Come back soon: the first tools are on their way to the shop.',
    showAll: 'Show all products',
  },
  form: {
    priceHint: 'Euros per piece',
    priceEcho: (amount: string) => `${amount} per piece`,
    piecesHint: 'Pieces',
    attributesHint: 'What is left empty is not shown, and nothing is guessed.',
    add: 'Add product',
    save: 'Save changes',
    cancel: 'Cancel',
  },
  table: {
    label: 'Products',
    actions: 'Actions',
    edit: 'Edit',
    editNamed: (name: string) => `Edit ${name}`,
    delete: 'Delete',
    deleteNamed: (name: string) => `Delete ${name}`,
    deleteTitle: (name: string) => `Delete “${name}”?`,
    deleteText: 'It leaves the shop at once. Orders that were placed for it stay as they are.',
    add: 'Add a product',
    emptyHint: 'Add the first one, with a photo and what is in stock.',
  },
  stock: {
    button: 'Stock',
    named: (name: string) => `Stock of ${name}`,
    title: (name: string) => `Stock of “${name}”`,
    text: (available: string) =>
      `${available} are available. Say how many come or go; what is sold meanwhile stays sold.`,
    direction: 'Do pieces come or go',
    add: 'Add',
    take: 'Take away',
    pieces: 'Pieces',
    reason: 'Reason',
    reasonHint: 'Such as a delivery, a count, or pieces that broke',
    save: 'Change the stock',
  },
  conflict: {
    title: 'Somebody changed this product while you were editing it',
    nothing: 'nothing',
  },
} as const;

/** The words of the facets. They stand apart, because the list of products alone has them. */
export const facetTexts = {
  found: (total: number, page: number) =>
    `${total} ${total === 1 ? 'product' : 'products'}${page > 1 ? `, page ${page}` : ''}`,
  filter: (chosen: number) => (chosen > 0 ? `Filter (${chosen})` : 'Filter'),
  chosen: 'What is chosen',
  choice: (facet: string, value: string) => `${facet}: ${value}`,
  takeAway: (choice: string) => `Take away ${choice}`,
  clearAll: 'Clear all',
  stock: 'Stock',
  inStock: 'In stock',
  apply: 'Show products',
  nothing: 'No product has all that is chosen',
  nothingHint: 'Take away one of the choices above, or clear all of them.',
} as const;

/** The words of the further pictures in the office's form. */
export const pictureTexts = {
  hint: 'A detail, the tool in use, or to scale beside a ruler or a hand. They are shown after the photo, in this order.',
  named: (place: number) => `Picture ${place + 1}`,
  alt: 'What is to be seen',
  altHint: 'For those who do not see it, such as “The pile from near by”',
  up: (place: number) => ({ text: 'Up', label: `Move picture ${place + 1} up` }),
  down: (place: number) => ({ text: 'Down', label: `Move picture ${place + 1} down` }),
  moved: (place: number, of: number) => `Now picture ${place + 1} of ${of + 1}`,
  add: 'Add a picture',
  full: (most: number) => `${most} pictures after the photo are as many as a product can have.`,
  remove: {
    open: (place: number) => `Remove picture ${place + 1}`,
    button: 'Remove',
    title: (place: number) => `Remove picture ${place + 1}?`,
    text: 'What is written about it goes with it. The shop shows it until you save.',
  },
} as const;

/** The words of a product's pictures on its page. */
export const galleryTexts = {
  label: (name: string) => `Pictures of ${name}`,
  enlarge: (alt: string) => `Enlarge: ${alt}`,
  show: (place: number, alt: string) => `Show picture ${place}: ${alt}`,
} as const;
