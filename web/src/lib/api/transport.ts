export type Transport = (url: string, init: RequestInit) => Promise<Response>;

let transport: Transport = (url, init) => fetch(url, init);

/** How calls reach the API: over the network, unless a page is rendered beside it. */
export const send: Transport = (url, init) => transport(url, init);

/** Puts another way to the API in the place of the network. One per process. */
export function connectTransport(other: Transport): void {
  transport = other;
}
