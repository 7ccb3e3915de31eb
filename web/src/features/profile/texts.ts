import type { DeliveryDetails, Profile } from '@rollwell/functions/contract';

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
