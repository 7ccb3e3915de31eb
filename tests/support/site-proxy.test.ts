import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteProxy } from './site-proxy.ts';

/** What the site was asked for, and how it answers. */
let asked: string[];
let respond: (request: IncomingMessage, response: ServerResponse) => unknown;

const site = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  void respond(request, response);
});

let proxy: string;
beforeEach(async () => {
  asked = [];
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const port = await siteProxy(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  proxy = `http://127.0.0.1:${port}`;
});
afterEach(() => {
  site.close();
  site.closeAllConnections();
});

const FILE = '/assets/index-1a2b.js';

/** What a visitor gets of the file. */
async function visit() {
  const answer = await fetch(`${proxy}${FILE}`);
  const { status, headers } = answer;
  return { status, type: headers.get('content-type'), text: await answer.text() };
}

it('asks for a file of the build once, unpacked, and gives it as the site did', async () => {
  respond = ({ headers }, response) =>
    response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end(`comes as ${headers['accept-encoding']}`);
  const file = { status: 200, type: 'text/javascript', text: 'comes as identity' };
  expect([await visit(), await visit()]).toEqual([file, file]);
  expect(asked).toEqual([`GET ${FILE}`]);
});

it('does not keep that there is no such file', async () => {
  respond = (_request, response) => response.writeHead(404).end('gone');
  const nothing = { status: 404, type: null, text: 'gone' };
  expect([await visit(), await visit()]).toEqual([nothing, nothing]);
  expect(asked).toHaveLength(2);
});

it('passes everything else on as it is, each time', async () => {
  respond = async (request, response) => {
    const { authorization, host } = request.headers;
    response.writeHead(201, {
      'set-cookie': ['a=1', 'b=2'],
      'x-asked': `${authorization} ${host}`,
    });
    response.end(`${await text(request)} heard`);
  };
  for (const word of ['once', 'twice']) {
    const answer = await fetch(`${proxy}/order?limit=1`, {
      method: 'POST',
      body: word,
      headers: { authorization: 'Bearer x' },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('x-asked')).toBe(`Bearer x ${new URL(proxy).host}`);
    expect(await answer.text()).toBe(`${word} heard`);
  }
  expect(asked).toEqual(['POST /order?limit=1', 'POST /order?limit=1']);
});

it('passes on one call after the other, each to its end, also where the visitor gives up', async () => {
  const answers: ServerResponse[] = [];
  respond = (_request, response) => answers.push(response);
  const first = new AbortController();
  const given = fetch(`${proxy}/order`, { signal: first.signal });
  await expect.poll(() => answers).toHaveLength(1);
  const second = fetch(`${proxy}/product`);
  first.abort();
  await expect(given).rejects.toThrow('aborted');
  expect(answers).toHaveLength(1);
  // More than waits between two of them: it has to be read to its end.
  answers[0]?.end('for nobody '.repeat(100_000));
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.end('seen');
  expect(await (await second).text()).toBe('seen');
});

it('breaks the connection where the site does', async () => {
  respond = (_request, response) => response.destroy();
  await expect(fetch(`${proxy}/product`)).rejects.toThrow('fetch failed');
  await expect(visit()).rejects.toThrow('fetch failed');
  respond = (_request, response) =>
    response.writeHead(200, { 'content-length': 10 }).write('half', () => response.destroy());
  const half = await fetch(`${proxy}/product`);
  await expect(half.text()).rejects.toThrow('terminated');
});
