import { useEffect } from 'react';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { basketCalls } from '../api/basket.ts';
import { keepInStep } from '../keep-in-step.ts';

/** Keeps the basket the same on every device of whoever is signed in. Draws nothing. */
export function BasketInStep() {
  const { email } = useSignedInUser();
  useEffect(() => keepInStep(basketCalls(email)), [email]);
  return null;
}
