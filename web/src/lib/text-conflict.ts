/** Texts of a form by the names of their fields. */
export type Texts<Fact extends string> = Readonly<Record<Fact, string>>;

/** A text that somebody else changed to something other than what stands in the form. */
export interface TextDifference<Fact extends string> {
  fact: Fact;
  yours: string;
  saved: string;
  /** True when it was changed in the form too, so that both people meant something by it. */
  contested: boolean;
}

/**
 * Compares the texts of a form with what was saved while it was being filled in.
 *
 * @param base the texts as the form was opened with
 */
export const textDifferences = <Fact extends string>(
  base: Texts<Fact>,
  yours: Texts<Fact>,
  saved: Texts<Fact>,
): TextDifference<Fact>[] =>
  (Object.keys(base) as Fact[])
    .filter((fact) => saved[fact] !== base[fact] && saved[fact] !== yours[fact])
    .map((fact) => ({
      fact,
      yours: yours[fact],
      saved: saved[fact],
      contested: yours[fact] !== base[fact],
    }));

/** The texts of a form with those that were chosen taken from what is saved. */
export const mergedTexts = <Fact extends string>(
  yours: Texts<Fact>,
  saved: Texts<Fact>,
  fromSaved: ReadonlySet<Fact>,
): Texts<Fact> =>
  Object.fromEntries(
    (Object.keys(yours) as Fact[]).map((fact) => [
      fact,
      fromSaved.has(fact) ? saved[fact] : yours[fact],
    ]),
  ) as Texts<Fact>;
