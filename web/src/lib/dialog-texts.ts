/** The words of the questions that a form asks. */
export const dialogTexts = {
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
} as const;
