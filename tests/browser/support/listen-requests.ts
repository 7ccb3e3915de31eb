import type { Request } from 'playwright-core';

/** What a page asks Firestore by which listens to it. */
export const CHANNEL = /\/google\.firestore\.v1\.Firestore\/(?:Listen|Write)\/channel\?/;

/** What a page sends on a channel, one after the other: of a listener, that it begins or ends. */
export interface Sent {
  addTarget?: { targetId: number };
  removeTarget?: number;
}

/**
 * What a request carries of a channel.
 * @returns `from`: how much the channel carried before it
 */
export function sentBy(request: Request): { from: number; sent: Sent[] } {
  const fields = new URLSearchParams(request.method() === 'POST' ? (request.postData() ?? '') : '');
  const sent = Array.from(fields).filter(([name]) => /^req\d+___data__$/.test(name));
  return {
    from: Number(fields.get('ofs')),
    sent: sent.map(([, value]) => JSON.parse(value) as Sent),
  };
}

/** Keeps up what is listened to: each listener has a number. */
export function follow(listeners: Set<number>, sent: readonly Sent[]): void {
  for (const { addTarget, removeTarget } of sent) {
    if (addTarget) listeners.add(addTarget.targetId);
    if (removeTarget !== undefined) listeners.delete(removeTarget);
  }
}
