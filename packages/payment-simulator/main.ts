import { createServer } from 'node:http';
import { createVies } from '@rollwell/vies-simulator';
import { firestorePayments } from './src/earlier-payments.ts';
import { firestoreMailbox } from './src/mailbox.ts';
import { createSimulator } from './src/server.ts';

/** Starts the payment simulator, with the stand-in for VIES below `/vies/`; settings come from the environment. */
const port = Number(process.env.PORT ?? 12111);
const host = '127.0.0.1';
const shopUrl = process.env.SHOP_URL ?? 'http://127.0.0.1:5000';
const project = process.env.GCLOUD_PROJECT ?? 'demo-rollwell';
const firestore = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';

const payments = createSimulator({
  baseUrl: `http://${host}:${port}`,
  shopUrl,
  mailbox: firestoreMailbox(firestore, project),
  earlier: firestorePayments(firestore, project),
  webhook: {
    url: process.env.WEBHOOK_URL ?? `${shopUrl}/payment/webhook`,
    secret: process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_simulator',
  },
});

const vies = createVies();

const server = createServer((request, response) => {
  if (vies.takes(request)) void vies.answer(request, response);
  else payments.emit('request', request, response);
});

server.on('error', (error) => {
  console.error(
    `payment simulator: ${error.message}: stop what listens there, or name another PORT`,
  );
  process.exitCode = 1;
});
server.listen(port, host, () => {
  console.log(`payment simulator: http://${host}:${port}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
