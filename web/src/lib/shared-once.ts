/** An asynchronous step whose result everybody shares. One that fails is taken again next time. */
export function sharedOnce<T>(step: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= step().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
