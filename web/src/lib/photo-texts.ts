import { MAX_IMAGE_BYTES } from '@rollwell/functions/contract';

const megabytes = MAX_IMAGE_BYTES / 1024 / 1024;

/** The words of a photo in a form. */
export const photoTexts = {
  choose: 'Choose a photo',
  chooseAnother: 'Choose another photo',
  hint: `JPEG, PNG, WebP, AVIF or GIF, at most ${megabytes} MB. Drop it here or choose a file.`,
  uploading: 'Uploading the photo',
  uploaded: 'The photo is uploaded.',
  keep: 'Keep the photo as it was',
  wrongType: 'This is not a picture we can use. Choose a JPEG, PNG, WebP, AVIF or GIF.',
  tooLarge: `This picture is larger than ${megabytes} MB. Choose a smaller one.`,
  offline: 'The picture could not be sent. Check your connection.',
  timeout: 'Sending the picture took too long. Try a smaller one.',
  refused: (status: number) => `The picture was not accepted (${status}). Try again.`,
} as const;
