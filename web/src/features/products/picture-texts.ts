/** The words of the further pictures in the office's form. */
export const pictureTexts = {
  title: 'More pictures',
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
