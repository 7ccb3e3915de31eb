import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Gateway } from './gateway.ts';

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** A gateway that listens. */
export interface GatewayServer {
  url: string;
  close(): void;
}

/** Lets a gateway answer on a port of its own. */
export const serveGateway = async (gateway: Gateway): Promise<GatewayServer> => {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = 'GET', url = '/', headers } = request;
      const key = headers['idempotency-key'];
      const asked = { method, url, body, key: typeof key === 'string' ? key : undefined };
      const { answer, replayed } = gateway.answer(asked);
      const type = { 'content-type': 'application/json' };
      response.writeHead(
        answer.status,
        replayed ? { ...type, 'idempotent-replayed': 'true' } : type,
      );
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
