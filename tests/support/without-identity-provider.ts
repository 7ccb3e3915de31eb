import type { Deps } from '../../functions/src/domain/deps.ts';

/**
 * A shop that knows nobody's account: what the identity provider says of one is asked over a network
 * of its own, which a replayed history or a simulated year does not have. People are written to at the
 * address that they gave.
 */
export const withoutIdentityProvider = <Some extends Pick<Deps, 'identity' | 'mailPolicy'>>(
  deps: Some,
): Some => ({
  ...deps,
  identity: { ...deps.identity, uidOf: () => Promise.resolve(undefined) },
  mailPolicy: { recipientOf: (_uid, given) => Promise.resolve({ to: given }) },
});
