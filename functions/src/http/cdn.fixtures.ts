interface Answer {
  headers: Headers;
  body: string;
}

interface Kept extends Answer {
  /** Milliseconds since 1970. */
  freshUntil: number;
  shownUntil: number;
}

const seconds = (headers: Headers, directive: string): number =>
  Number(new RegExp(`${directive}=(\\d+)`).exec(headers.get('cache-control') ?? '')?.[1] ?? 0);

/**
 * A CDN in front of something, by the clock of a test. It is as slow to notice a change as
 * `s-maxage` and `stale-while-revalidate` let it be: while it may show what it has, it asks anew
 * and the answer serves the next caller.
 */
export const cdnBefore = (origin: (path: string) => Promise<Answer>, now: () => number) => {
  const kept = new Map<string, Kept>();
  const ask = async (path: string): Promise<Answer> => {
    const answer = await origin(path);
    const freshUntil = now() + 1000 * seconds(answer.headers, 's-maxage');
    const shownUntil = freshUntil + 1000 * seconds(answer.headers, 'stale-while-revalidate');
    kept.set(path, { ...answer, freshUntil, shownUntil });
    return answer;
  };
  return async (path: string): Promise<string> => {
    const known = kept.get(path);
    if (!known || now() >= known.shownUntil) return (await ask(path)).body;
    if (now() >= known.freshUntil) await ask(path);
    return known.body;
  };
};
