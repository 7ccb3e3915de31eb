import { PASSWORD_RULE } from '@rollwell/functions/contract';

const password = `at least ${PASSWORD_RULE.minLength} characters, one of them a digit`;
const chooseAnother = `Choose a password of ${password}.`;

/** Google's word for an address ends a password that nobody had confirmed the address with. */
const notRight =
  'Email or password is wrong. Check both, or reset the password. If you have logged in with Google before, log in with Google again.';

/** The words of the sign-in screens. Specified messages are in the contract. */
export const texts = {
  login: {
    title: 'Login',
    lead: 'Log in to see your orders and profile.',
    submit: 'Login',
    google: 'Login with google',
    noAccount: 'New to Rollwell?',
    toSignup: 'Sign Up',
    reset: 'Reset password',
    forgotten: 'Forgotten it?',
    noDigit: 'No digit in your password?',
    chooseNew: 'Choose a new one',
  },
  signup: {
    title: 'Sign Up',
    lead: 'One account for orders, payments and reviews.',
    submit: 'Sign Up',
    google: 'Continue with Google',
    haveAccount: 'Already have an account?',
    toLogin: 'Login',
    welcome: 'Your account is ready.',
    continue: 'Continue to the page you asked for',
  },
  fields: { fullName: 'Full name', email: 'Email', password: 'Password' },
  passwordHint: `${password.replace('a', 'A')}.`,
  /** From the weakest to the strongest. None refuses anything. */
  strength: {
    0: 'Very weak: one of the first to be tried.',
    1: 'Weak: soon guessed. Make it longer.',
    2: 'Fair: a few words together are better.',
    3: 'Good: takes long to guess.',
    4: 'Very good: takes very long to guess.',
  },
  needsScripts:
    'Logging in and ordering need JavaScript, which this browser does not run. You can browse the shop without it; to order, write to us with the contact form on the home page.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  or: 'or',
  notices: {
    expired: 'Your session has ended. Log in again to continue where you left off.',
    elsewhere:
      'You were signed out in another tab. Log in again to continue where you left off, with what you had typed.',
    notAdmin:
      'That page needs admin rights, which this account does not have. You were signed out.',
    needed: 'Log in to continue. We take you back to the page you asked for.',
  },
  /** What to do about the provider's best known errors; its own message stands above. */
  hints: {
    'auth/invalid-credential': notRight,
    'auth/wrong-password': notRight,
    'auth/user-not-found': notRight,
    'auth/user-disabled': 'This account is closed. Write to us if that is a mistake.',
    'auth/email-already-in-use':
      'A new account cannot have this email. If it is yours, log in or reset the password.',
    'auth/weak-password': chooseAnother,
    'auth/password-does-not-meet-requirements': chooseAnother,
    'auth/too-many-requests': 'Too many attempts. Wait a few minutes, or reset the password.',
    'auth/popup-blocked': 'The browser blocked the window. Allow popups for this site.',
    'auth/popup-closed-by-user': 'The window was closed before signing in was done.',
    'auth/network-request-failed': 'The sign-in service cannot be reached. Check your connection.',
  } as Readonly<Record<string, string>>,
} as const;

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
    text: 'Please confirm that this email is yours: the link is in the email we sent when you signed up. Until then, you may get no emails about your orders.',
    button: 'Send the link again',
    sent: 'We have sent you the link. Open it, then load this page again.',
  },
} as const;
