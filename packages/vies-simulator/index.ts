/** The door of the stand-in for VIES. */
export { createVies } from './src/create-vies.ts';
export { NUMBERS } from './src/numbers.ts';
