interface Message {
  gapiStandIn?: true;
  id: string;
  name?: string;
  data?: unknown;
  reply?: true;
}

type Handler = (data: unknown) => unknown;
type Callback = (answers: unknown[]) => void;

interface FrameRequest {
  where: HTMLElement;
  url: string;
  attributes?: { style?: Record<string, string> } & Record<string, unknown>;
}

/**
 * Stands in for https://apis.google.com/js/api.js, in the page and in the Auth emulator's frame:
 * the few calls of gapi.iframes that the SDK makes, over postMessage. It runs in the browser, so it
 * may use nothing from outside itself.
 */
function standIn(): void {
  const handlers = new Map<string, Handler>();
  const waiting = new Map<string, Callback>();
  let count = 0;

  const post = (target: Window | null, message: Message) =>
    target?.postMessage({ gapiStandIn: true, ...message }, '*');

  /** The other side of a frame, as gapi.iframes shows it. */
  const peer = (target: () => Window | null) => ({
    register: (name: string, handler: Handler) => handlers.set(name, handler),
    send(name: string, data: unknown, callback?: Callback) {
      const id = `m${count++}`;
      if (callback) waiting.set(id, callback);
      post(target(), { name, id, data });
    },
    restyle: () => Promise.resolve(),
    ping: (onAnswer?: () => void) =>
      new Promise((resolve) => {
        const id = `p${count++}`;
        const again = setInterval(() => post(target(), { name: 'ping', id }), 100);
        waiting.set(id, () => {
          clearInterval(again);
          onAnswer?.();
          resolve([]);
        });
      }),
  });

  /** A handler may be registered a moment after the first message for it has come. */
  async function handlerOf(name: string): Promise<Handler | undefined> {
    for (let tries = 0; tries < 50 && !handlers.has(name); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return handlers.get(name);
  }

  async function answer({ id, name = '', data }: Message, source: Window | null): Promise<void> {
    const handler = name === 'ping' ? undefined : await handlerOf(name);
    post(source, { reply: true, id, data: await handler?.(data) });
  }

  addEventListener('message', ({ data, source }: MessageEvent<Message | null>) => {
    if (!data?.gapiStandIn) return;
    if (!data.reply) {
      void answer(data, source as Window | null);
      return;
    }
    const callback = waiting.get(data.id);
    waiting.delete(data.id);
    callback?.([data.data]);
  });

  const context = {
    open({ where, url, attributes }: FrameRequest, onOpen: (frame: unknown) => unknown) {
      const frame = document.createElement('iframe');
      frame.src = url;
      Object.assign(frame, attributes);
      Object.assign(frame.style, attributes?.style);
      where.appendChild(frame);
      return onOpen(peer(() => frame.contentWindow));
    },
    getParentIframe: () => peer(() => parent),
  };

  const page = globalThis as unknown as Record<string, unknown>;
  page.gapi = {
    load: (_feature: string, options: { callback?: () => void } | (() => void)) => {
      const done = typeof options === 'function' ? options : options.callback;
      setTimeout(() => done?.(), 0);
    },
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
  };
  const script = document.currentScript as HTMLScriptElement | null;
  const onload = new URL(script?.src ?? location.href).searchParams.get('onload');
  (page[onload ?? 'gapi_onload'] as (() => void) | undefined)?.();
}

/** The script's text, with which browser tests answer requests for Google's. */
export const googlePopupStandIn = `(${standIn.toString()})()`;
