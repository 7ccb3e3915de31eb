import { MAX_IMAGE_BYTES } from '@rollwell/functions/contract';

const megabytes = MAX_IMAGE_BYTES / 1024 / 1024;

/**
 * The words of the shared pieces in lib/ and components/. Every feature keeps its own; messages
 * that the customer specified are in the contract.
 */
export const texts = {
  loading: 'Loading',
  retry: 'Retry',
  reload: 'Load it again',
  keepIt: 'Keep it',
  print: 'Print',
  /** The pages of the law, as links name them. */
  legal: {
    terms: 'Terms',
    privacy: 'Privacy',
    returns: 'Returns',
    delivery: 'Delivery',
    guarantee: 'Legal guarantee',
    /** The label that the law gives (art. 11a(1) of Directive 2011/83/EU). */
    withdraw: 'Withdraw from contract here',
    before: 'Our',
    apply: 'apply. Read before you order:',
    returnsLink: 'Withdrawal within 14 days',
    comma: ',',
  },
  parcel: {
    with: (name: string) => `The parcel goes with ${name}.`,
    follow: 'Follow the parcel (opens in a new tab)',
  },
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you have changed here is not saved yet.',
    leave: 'Leave',
    stay: 'Stay',
  },
  conflict: {
    text: 'Choose what to keep. Nothing is saved until you do.',
    yours: 'Yours',
    saved: 'Saved meanwhile',
    save: 'Save this choice',
    back: 'Back to the form',
  },
  steady: {
    waiting: (added: number, left: number) =>
      [
        ...(added > 0 ? [`${added} new`] : []),
        ...(left > 0 ? [`${left} no longer here`] : []),
      ].join(', '),
    show: 'Show',
  },
  stars: (rating: number) => `${rating} of 5 stars`,
  failures: {
    offline: 'The shop cannot be reached. Check your connection and try again.',
    timeout: 'The server took too long to answer. Try again.',
    outdated: 'A part of this page did not come. Load the page again.',
    unreadable: 'The server gave an answer that cannot be read.',
    status: (status: number) => `The server answered ${status}. Try again in a moment.`,
    unknown: 'Something went wrong.',
  },
  photo: {
    choose: 'Choose a photo',
    chooseAnother: 'Choose another photo',
    hint: `JPEG, PNG, WebP, AVIF or GIF, at most ${megabytes} MB. Drop it here or choose a file.`,
    uploading: 'Uploading the photo',
    uploaded: 'The photo is uploaded.',
    waiting: 'Waiting for the photo',
    keep: 'Keep the photo as it was',
    wrongType: 'This is not a picture we can use. Choose a JPEG, PNG, WebP, AVIF or GIF.',
    tooLarge: `This picture is larger than ${megabytes} MB. Choose a smaller one.`,
    offline: 'The picture could not be sent. Check your connection.',
    timeout: 'Sending the picture took too long. Try a smaller one.',
    refused: (status: number) => `The picture was not accepted (${status}). Try again.`,
  },
} as const;
