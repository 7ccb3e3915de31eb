/** What the forms of this feature are checked by, as code of its own. */
export { loginFormSchema, signupFormSchema } from '@rollwell/functions/contract';
