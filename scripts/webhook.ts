/**
 * `STRIPE_SECRET_KEY=… npm run webhook -- --shop https://<your shop> [--create]`: whether Stripe tells the
 * shop of what it has to know, in the version of its API that the shop reads, and whether it takes cards.
 * `--create` makes the endpoint and prints its signing secret once. The key is one that may do so, such as
 * the account's own; the shop runs with a restricted one (docs/deploying.md).
 */
import Stripe from 'stripe';
import { optionsOf, refuse } from '../tests/support/options.ts';
import { cardFaults, endpointFaults, wantedEndpoint } from './deploy/webhook.ts';

const { shop, create } = optionsOf({ shop: '', create: false });
const { STRIPE_SECRET_KEY: key = '' } = process.env;
if (key === '') refuse('STRIPE_SECRET_KEY is missing.');
if (!URL.canParse(shop)) refuse('--shop is to be the address of your shop, https://…');

const stripe = new Stripe(key, { telemetry: false });
const wanted = wantedEndpoint(shop, Stripe.API_VERSION);

if (create) {
  const { secret = '' } = await stripe.webhookEndpoints.create(wanted);
  console.log(`Made. Its signing secret, shown this once, is STRIPE_WEBHOOK_SECRET: ${secret}`);
}
const [endpoints, methods] = await Promise.all([
  stripe.webhookEndpoints.list({ limit: 100 }),
  stripe.paymentMethodConfigurations.list({ limit: 100 }),
]);
const faults = [...endpointFaults(endpoints.data, wanted), ...cardFaults(methods.data)];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${wanted.url} is told of what it has to know, in version ${wanted.api_version}.`);
