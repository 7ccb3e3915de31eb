/** The words of the settings of the shop; the labels of the seller's facts are in the contract. */
export const texts = {
  seller: 'Seller',
  sellerHint: 'Customers read this in the imprint, so it must match the register exactly.',
  prices: 'Prices',
  vatPercent: 'VAT in every price at home, in per cent',
  vatOf: (amount: string, vat: string) => `Of ${amount} that somebody pays, ${vat} is VAT`,
  reducedVat: 'Reduced VAT, in per cent',
  reducedVatHint: 'Of products that say so, such as printed matter. Empty: none',
  vatPercentHint: 'Prices stay as they are; what changes is how much of them is VAT.',
  home: (country: string) => `Delivery within ${country}`,
  homeHint:
    'Charged once per order, on top of its products. Orders that have already been placed keep what they were promised.',
  abroad: 'Delivery to other countries',
  abroadHint:
    'Prices stay the same for everybody; how much of them is VAT depends on the country. Ask your tax adviser from when on you owe it there.',
  cost: 'A delivery costs',
  costHint: 'An amount such as 9.90; 0 is free',
  costEcho: (amount: string) => `${amount} for each order`,
  freeFrom: 'Free from',
  freeFromHint: 'Empty: never free',
  freeFromEcho: (amount: string) => `Free when products cost ${amount} or more`,
  transitDays: 'On its way, working days at most',
  warehouse: 'When a paid order leaves us',
  warehouseHint:
    'With the days on its way this makes the day that customers read before they order. A product may have a lead time of its own.',
  handlingDays: 'Leaves us within, working days',
  cutOffHour: 'Counts from the day if paid before, o’clock',
  closures: 'Closed',
  closuresHint:
    'Weekends and the public holidays of all of Germany are known. Add what comes on top, such as the days between the years.',
  closed: (nth: number) => `Closed, ${nth}`,
  closedFrom: 'First day',
  closedTo: 'Last day',
  addClosure: 'Add days on which you are closed',
  removeClosure: 'Remove',
  removeClosureNamed: (nth: number) => `Remove closed, ${nth}`,
  vatThere: 'VAT, in per cent',
  addCountry: 'Add a country',
  addCountryPrompt: 'Choose…',
  removeCountry: 'Remove',
  removeCountryNamed: (country: string) => `Remove ${country}`,
  of: (country: string, what: string) => `${country}: ${what}`,
  confirmed: 'These are the facts of our company, and no samples',
  legal: 'Texts of the law',
  legalHint:
    'These pages read your facts above and are samples until you confirm them. Have a lawyer read them, then confirm each. Customers see the same words either way. The legal guarantee also wants the official notice of the European Union beside it.',
  confirmedText: (title: string) => `Confirmed: ${title}`,
  confirmedOn: (day: string) => `Confirmed on ${day}`,
  sampleText: 'A sample',
  readShort: 'Read it',
  read: (title: string) => `Read it: ${title}`,
  sampleNotice:
    'The imprint says that this is a sample shop. Fill in the facts of your company, then confirm them below.',
  save: 'Save settings',
  conflict: 'Somebody changed the settings while you were editing them',
  imprint: {
    title: 'Imprint',
    lead: 'Who sells here, and how to reach us.',
    sample: 'This is a sample shop: no such company stands behind it yet.',
    address: 'Address',
    prices: (rates: string) =>
      `Every price is in euro and contains ${rates} VAT. “Delivery” and the order form say what delivery costs.`,
  },
  history: {
    title: 'Changes',
    empty: 'Nobody has changed the settings yet',
    emptyHint: 'The facts above are samples: replace them with those of your company.',
    change: (before: string, after: string) => `from “${before}” to “${after}”`,
    by: 'by',
  },
} as const;

/** The words of who brings the parcels. */
export const carrierTexts = {
  title: 'Carriers',
  hint: 'Of a parcel the office types carrier and number; the link that customers follow is made of both. In the address, {number} stands for the number of the parcel, such as https://carrier.example/track?id={number}.',
  row: (nth: number) => `Carrier ${nth}`,
  name: 'Carrier',
  trackingUrl: 'Address of its tracking page',
  add: 'Add a carrier',
  remove: 'Remove',
  removeNamed: (nth: number) => `Remove carrier ${nth}`,
} as const;
