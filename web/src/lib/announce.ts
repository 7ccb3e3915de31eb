import { createEmitter } from './emitter.ts';

const messages = createEmitter<string>();

/** Has a screen reader say something that only eyes would notice otherwise, politely. */
export const announce = messages.emit;
export const onAnnouncement = messages.subscribe;
