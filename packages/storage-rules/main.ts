#!/usr/bin/env node
/**
 * Takes the place of the official Cloud Storage rules runtime, which is a download: firebase-tools
 * starts it as if it were that jar and talks to it in lines of JSON on stdin and stdout.
 */
import { createInterface } from 'node:readline';
import { parseMessage } from './src/messages.ts';
import { RulesServer } from './src/server.ts';

const READY_ID = -1;

const send = (message: object): void => {
  // Plain ASCII, since firebase-tools decodes each chunk on its own and could cut a letter in two.
  const line = JSON.stringify(message).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  process.stdout.write(`${line}\n`);
};

const server = new RulesServer(send);
const lines = createInterface({ input: process.stdin, terminal: false });

lines.on('line', (line) => {
  if (line.trim() !== '') void server.receive(parseMessage(line));
});
// Without this the process would outlive a firebase-tools that was killed.
lines.on('close', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

send({ id: READY_ID, status: 'ok', errors: [], warnings: [] });
