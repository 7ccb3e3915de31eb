type Writes<Repository> = {
  [Name in keyof Repository]: Repository[Name] extends (...given: never) => Promise<unknown>
    ? Name
    : never;
}[keyof Repository];

/**
 * The same repository, of which somebody hears when one of these writes has ended, however it did: one
 * that seems to have failed may have taken effect.
 */
export const afterWrites = <Repository extends object>(
  repository: Repository,
  writes: readonly Writes<Repository>[],
  ended: () => void,
): Repository => {
  const write = (name: Writes<Repository>) => {
    const act = repository[name] as (...given: unknown[]) => Promise<unknown>;
    return (...given: unknown[]) => act(...given).finally(ended);
  };
  return { ...repository, ...Object.fromEntries(writes.map((name) => [name, write(name)])) };
};
