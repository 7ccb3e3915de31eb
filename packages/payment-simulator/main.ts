import { createServer } from 'node:http';
import { createVies } from '@rollwell/vies-simulator';
import { firestorePayments } from './src/recorded-payments.ts';
import { createMailbox } from './src/mailbox.ts';
import { createSimulator } from './src/server.ts';
import { readSettings } from './src/settings.ts';

/** Starts the payment simulator, with the stand-in for VIES below `/vies/`; settings come from the environment. */
const HOST = '127.0.0.1';

function end(sentence: string): never {
  console.error(`payment simulator: ${sentence}`);
  process.exit(1);
}

const settings = (() => {
  try {
    return readSettings(process.env);
  } catch (error) {
    return end((error as Error).message);
  }
})();
const { port, smtpPort, firestore, project, shopUrl, webhook } = settings;

const mailbox = createMailbox();

const payments = createSimulator({
  baseUrl: `http://${HOST}:${port}`,
  shopUrl,
  mailbox,
  earlier: firestorePayments(firestore, project),
  webhook,
});

const vies = createVies();

const server = createServer((request, response) => {
  if (vies.takes(request)) void vies.answer(request, response);
  else payments.emit('request', request, response);
});

server.on('error', ({ message }) => {
  end(`${message}: stop what listens there, or name another PORT`);
});
mailbox.server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.syscall === 'listen')
    end(`${error.message}: stop what listens there, or name another SMTP_PORT`);
  // A sender that goes away in the midst of a mail is no reason to end.
});
mailbox.server.listen(smtpPort, HOST);
server.listen(port, HOST, () => {
  console.log(`payment simulator: http://${HOST}:${port}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    mailbox.server.close();
    server.closeAllConnections();
  });
}
