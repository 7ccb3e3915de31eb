import type { DeliveryDetails, ErasureState, Profile } from '@rollwell/functions/contract';

/** The words of the profile screens. */
export const texts = {
  view: {
    title: 'My Profile',
    edit: 'Edit profile',
    noName: 'No name given yet',
    notGiven: 'Not given yet',
    admin: 'Admin',
    opensElsewhere: '(opens in a new tab)',
    backInStock: 'Back-in-stock alerts',
  },
  form: {
    title: 'Update profile',
    lead: 'Your name and photo appear beside your reviews. Phone and address are filled in when you first order; only you and our office see them.',
    email: 'Email',
    emailHelp: 'You sign in with it; it cannot be changed here.',
    photo: 'Profile photo',
    submit: 'Save',
    cancel: 'Cancel',
  },
  delivery: {
    title: 'Delivery details',
    lead: 'They are filled in when you first order; each later order starts with where the last one went. Apart from your name, only you and our office see them.',
    nameHint: 'It also appears beside your reviews.',
    companyHint: 'Kept with your profile only: orders go to the name above.',
    vatHint: 'For businesses only. We check it when you order.',
  },
  data: {
    title: 'Your data',
    lead: 'Everything that we keep about your account, as a file. Or the end of it.',
    json: 'Download everything (JSON)',
    jsonFile: (day: string) => `rollwell-my-data-${day}.json`,
    csv: 'Download orders (CSV)',
    csvFile: (day: string) => `rollwell-my-orders-${day}.csv`,
    csvHeadings: [
      ...['Order number', 'Placed', 'Product', 'Article number', 'Pieces', 'Price', 'Total'],
      ...['Delivery', 'Paid', 'Shipped', 'Cancelled', 'Refunded', 'Name', 'Address', 'Postcode'],
      ...['City', 'Country', 'Phone', 'Email'],
    ],
    erase: {
      button: 'Close account and erase',
      title: 'Close your account and erase it?',
      text: 'Your profile, basket, reviews, reminders, messages and cancelled orders are deleted, and orders that you have not paid are cancelled. Orders that you paid stay with us for as long as the law on books and taxes wants. Nobody can undo this.',
      typeAddress: (email: string) => `Type ${email} to confirm`,
      notTheAddress: 'This is not the email of your account.',
      confirm: 'Erase my account',
      keep: 'Keep my account',
      done: {
        done: 'Your account is closed and erased.',
        running: 'Your account is closed. The rest is erased within the hour.',
      } satisfies Record<ErasureState, string>,
    },
  },
  fields: {
    displayName: 'Name',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    postcode: 'Postcode',
    country: 'Country',
    company: 'Company',
    vatNumber: 'VAT number',
    education: 'Education',
    linkedIn: 'LinkedIn',
    github: 'GitHub',
  } satisfies Record<Exclude<keyof Profile | keyof DeliveryDetails, 'imageLink'>, string>,
} as const;
