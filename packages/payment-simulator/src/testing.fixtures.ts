import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { Mailbox } from './mailbox.ts';
import { createSimulator } from './server.ts';

const SECRET = 'whsec_simulator';

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });

/** A simulator with a shop that only listens, for tests. */
export interface Bench {
  /** Where the simulator answers. */
  base: string;
  /** What the shop received, each signature verified. */
  events: Stripe.Event[];
  /** How many bodies it refused with 400, for their signature. */
  refused: number;
  /** When each signature was said to be made, in seconds. */
  signedAt: number[];
  /** Statuses with which the shop answers next; then 200. */
  answers: number[];
  stripe: Stripe;
  /** Tells the simulator what to do, or how to misbehave. */
  control: (wish: object) => Promise<Response>;
  close: () => void;
}

export const openBench = async (mailbox?: Mailbox): Promise<Bench> => {
  const bench: Omit<Bench, 'base' | 'stripe' | 'control' | 'close'> = {
    events: [],
    answers: [],
    refused: 0,
    signedAt: [],
  };
  const shop = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = request.headers['stripe-signature'] ?? '';
      bench.signedAt.push(Number(/t=(\d+)/.exec(String(signature))?.[1]));
      try {
        const body = Buffer.concat(chunks);
        bench.events.push(stripe.webhooks.constructEvent(body, signature, SECRET));
        response.writeHead(bench.answers.shift() ?? 200).end();
      } catch {
        bench.refused += 1;
        response.writeHead(400).end();
      }
    });
  });
  const url = await listen(shop);
  const simulator = createSimulator({
    baseUrl: 'http://simulator.test',
    webhook: { url: `${url}/payment/webhook`, secret: SECRET },
    shopUrl: 'http://shop.test',
    ...(mailbox && { mailbox }),
  });
  const base = await listen(simulator);
  const stripe = new Stripe('sk_test_simulator', {
    host: '127.0.0.1',
    port: new URL(base).port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return Object.assign(bench, {
    base,
    stripe,
    control: (wish: object) =>
      fetch(`${base}/control`, { method: 'POST', body: JSON.stringify(wish) }),
    close: () => {
      for (const server of [shop, simulator]) {
        server.close();
        server.closeAllConnections();
      }
    },
  });
};

/** The same in every request, as a repeated one with an idempotency key has to be. */
const EXPIRES_AT = Math.floor(Date.now() / 1000) + 3600;

export const sessionParams = (): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  adaptive_pricing: { enabled: false },
  client_reference_id: 'order-1',
  metadata: { orderId: 'order-1' },
  payment_intent_data: { metadata: { orderId: 'order-1' } },
  success_url: 'http://shop.test/payment/order-1?checkout=success',
  cancel_url: 'http://shop.test/payment/order-1?checkout=cancelled',
  expires_at: EXPIRES_AT,
  line_items: [
    {
      quantity: 3,
      price_data: {
        currency: 'eur',
        unit_amount: 435,
        product_data: { name: 'Roller <b>25 cm</b>' },
      },
    },
  ],
});
