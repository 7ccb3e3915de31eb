import type { Profile } from '@rollwell/functions/contract';

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
    lead: 'Your name and photo stand beside your reviews. Phone and address fill in your next order; nobody but you and our office sees them.',
    email: 'Email',
    emailHelp: 'You sign in with it; it cannot be changed here.',
    photo: 'Profile photo',
    submit: 'Save',
    cancel: 'Cancel',
  },
  fields: {
    displayName: 'Name',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    education: 'Education',
    linkedIn: 'LinkedIn',
    github: 'GitHub',
  } satisfies Record<Exclude<keyof Profile, 'imageLink'>, string>,
} as const;
