/** The words of what somebody who is signed in can do with their account. */
export const accountTexts = {
  everywhere: {
    button: 'Sign out everywhere',
    title: 'Sign out on every device?',
    text: 'Your sessions end at once on every phone and computer, on this one too. Your orders stay as they are.',
    done: 'You are signed out everywhere.',
    stay: 'Stay signed in',
  },
  verify: {
    text: 'Please confirm that this email is yours: the link is in the mail we sent when you signed up. Without it you may get no mail about your orders.',
    button: 'Send the link again',
    sent: 'We have sent you the link. Open it, then load this page again.',
  },
} as const;
