import type { BrowserContext, Frame, Request } from 'playwright-core';
import { CHANNEL, follow, type Sent, sentBy } from './listen-requests.ts';

/** A way on which a page speaks with Firestore. */
interface Channel {
  frame: Frame;
  /** Where a page asks, with the project; without what belongs to one request. */
  url: URL;
  /** The number of the last request that sent something. */
  request: number;
  /** What that sent, and how much was sent before it. */
  last: { from: number; sent: readonly Sent[] };
  listeners: Set<number>;
}

function opened(request: Request): Channel {
  const url = new URL(request.url());
  for (const name of ['CVER', 'X-HTTP-Session-Id', 'zx']) url.searchParams.delete(name);
  return {
    frame: request.frame(),
    url,
    request: 0,
    last: { from: 0, sent: [] },
    listeners: new Set(),
  };
}

/** Asks as the page would have done next. */
async function post({ url }: Channel, fields: Record<string, string>, body?: URLSearchParams) {
  const next = new URL(url);
  for (const [name, value] of Object.entries(fields)) next.searchParams.set(name, value);
  await fetch(next, { method: 'POST', ...(body && { body }) }).catch(() => undefined);
}

/** What was sent last may have been on its way when the page went: it is sent once more with the ends. */
async function stopListening(channel: Channel): Promise<void> {
  const { url, listeners, request, last } = channel;
  if (listeners.size === 0) return;
  const database = url.searchParams.get('database');
  const ends = Array.from(listeners, (removeTarget) => ({ database, removeTarget }));
  const all = [...last.sent, ...ends];
  const body = new URLSearchParams({ count: String(all.length), ofs: String(last.from) });
  for (const [index, one] of all.entries()) body.set(`req${index}___data__`, JSON.stringify(one));
  await post(channel, { RID: String(request + 1) }, body);
  channel.request += 1;
}

/**
 * Follows the channels on which pages of a context listen to Firestore. Firestore ends the listeners
 * of a page that is gone. Its emulator goes on to work out for each what every commit of anybody
 * changed, even after their channel was ended: they have to be ended one by one, as the SDK does where
 * a screen is left.
 *
 * @returns `stopListening`, and `end`, which ends the channels as well; call one when the pages are closed
 */
export function followChannels(context: BrowserContext) {
  /** By what Firestore calls them, which a page knows from its second request on. */
  const channels = new Map<string, Channel>();
  let nameless: Channel[] = [];

  function channelOf(request: Request): Channel {
    const { pathname, searchParams } = new URL(request.url());
    const name = searchParams.get('SID');
    const known = channels.get(name ?? '');
    if (known) return known;
    const isThis = ({ frame, url }: Channel) =>
      frame === request.frame() && url.pathname === pathname;
    const channel = (name === null ? undefined : nameless.find(isThis)) ?? opened(request);
    nameless = nameless.filter((one) => !isThis(one));
    if (name === null) nameless.push(channel);
    else channels.set(name, channel);
    if (name !== null) channel.url.searchParams.set('SID', name);
    return channel;
  }

  context.on('request', (request) => {
    if (!CHANNEL.test(request.url())) return;
    const channel = channelOf(request);
    const number = Number(new URL(request.url()).searchParams.get('RID'));
    if (!(number > channel.request)) return;
    channel.request = number;
    channel.last = sentBy(request);
    follow(channel.listeners, channel.last.sent);
  });

  const ofAll = async (end: (channel: Channel) => Promise<void>) => {
    await Promise.all(Array.from(channels.values(), end));
  };
  return {
    stopListening: () => ofAll(stopListening),
    end: async () => {
      await ofAll(stopListening);
      await ofAll((one) => post(one, { RID: String(one.request + 1), TYPE: 'terminate' }));
      channels.clear();
      nameless = [];
    },
  };
}
