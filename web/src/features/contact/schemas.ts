/** What a message is checked by, as code of its own. */
export { newContactMessageSchema } from '@rollwell/functions/contract';
