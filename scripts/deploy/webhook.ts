import type Stripe from 'stripe';
import { HANDLED_EVENTS } from '../../functions/src/data/payments/gateway-events.ts';

export type Endpoint = Pick<
  Stripe.WebhookEndpoint,
  'url' | 'status' | 'api_version' | 'enabled_events'
>;

/** The endpoint of a shop as Stripe has to have it, of the version of the API that the shop reads. */
export const wantedEndpoint = (shopUrl: string, version: string) => ({
  url: new URL('/payment/webhook', shopUrl).href,
  api_version: version as Stripe.WebhookEndpointCreateParams.ApiVersion,
  enabled_events: [...HANDLED_EVENTS] as Stripe.WebhookEndpointCreateParams.EnabledEvent[],
});

const faultsOf = (
  { status, api_version: version, enabled_events: events }: Endpoint,
  wanted: ReturnType<typeof wantedEndpoint>,
): string[] => {
  const missing = wanted.enabled_events.filter(
    (event) => !events.includes(event) && !events.includes('*'),
  );
  return [
    ...(status === 'enabled' ? [] : [`It is ${status}.`]),
    ...(version === wanted.api_version
      ? []
      : [
          `Its events are of ${version ?? "the account's version"}, and the shop reads ${wanted.api_version}: an endpoint keeps its version, so delete it and make it anew.`,
        ]),
    ...(missing.length > 0 ? [`It is not told of ${missing.join(', ')}.`] : []),
  ];
};

/** A sentence for each thing in which the endpoints of an account are not as a shop needs its own. */
export function endpointFaults(
  endpoints: readonly Endpoint[],
  wanted: ReturnType<typeof wantedEndpoint>,
): string[] {
  const [own, ...more] = endpoints.filter(({ url }) => url === wanted.url);
  if (!own) return [`There is no endpoint for ${wanted.url}: "--create" makes it.`];
  return [
    ...faultsOf(own, wanted),
    ...(more.length > 0 ? ['There are several for this address: delete all but one.'] : []),
  ];
}

/** A sentence where the account does not take cards, which are all that the shop asks for. */
export function cardFaults(
  configurations: readonly Pick<
    Stripe.PaymentMethodConfiguration,
    'is_default' | 'active' | 'card'
  >[],
): string[] {
  const takesCards = configurations.some(
    ({ is_default: isDefault, active, card }) => isDefault && active && card?.available,
  );
  return takesCards ? [] : ['Cards are off: Settings, Payment methods.'];
}
