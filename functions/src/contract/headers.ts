/** HTTP headers that are part of the interface. */
export const HEADER = {
  nextCursor: 'X-Next-Cursor',
  idempotencyKey: 'Idempotency-Key',
  idempotentReplayed: 'Idempotent-Replayed',
} as const;
