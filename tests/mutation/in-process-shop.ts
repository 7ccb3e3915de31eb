/**
 * Runs the API and the payment simulator inside the test's own process, on the emulators' Firestore
 * and Auth, and sends the tests there. A mutant is switched on in that process alone, so a shop that
 * runs elsewhere would never show it.
 */
import { afterAll } from 'vitest';
import { startShopInProcess } from '../support/shop-in-process.ts';

const { close } = await startShopInProcess();
afterAll(close);
