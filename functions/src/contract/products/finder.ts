import { isHundredths } from '../money/money.ts';
import { askWhich, readNumber, type Decimals } from '../text/number-text.ts';
import { keysOf, LISTS } from './product-attributes.ts';

export type Surface = keyof (typeof LISTS)['surfaces']['choices'];
export type Paint = keyof (typeof LISTS)['paints']['choices'];

/** Fields of the roller finder, as its form, its address and the query of the call name them. */
export const FINDER_FIELDS = ['surface', 'paint', 'area', 'coats'] as const;
export type FinderField = (typeof FINDER_FIELDS)[number];

/** Bounds of a job; the area in m². */
export const FINDER_LIMITS = {
  area: { min: 0.1, max: 10_000 },
  coats: { min: 1, max: 5 },
} as const;

/** As often as most walls are painted; what is meant where nobody says. */
export const USUAL_COATS = '2';

/** What is said of a field that is missing or wrong. */
export const FINDER_MESSAGES = {
  surface: 'Choose what you paint on',
  paint: 'Choose the paint',
  area: `Area is a number of m² such as 60 or 12.5, up to ${FINDER_LIMITS.area.max}`,
  coats: `Coats are a whole number from ${FINDER_LIMITS.coats.min} to ${FINDER_LIMITS.coats.max}`,
} as const satisfies Record<FinderField, string>;

/** A job that a roller is looked for. */
export interface Job {
  surface: Surface;
  paint: Paint;
  /** What is painted, in m², once. */
  area: number;
  /** How often it is painted over. */
  coats: number;
}

/** What somebody typed, of which anything may be missing or wrong. */
export type TypedJob = Readonly<Partial<Record<FinderField, string>>>;

export type ReadJob = { job: Job } | { wrong: Partial<Record<FinderField, string>> };

const choiceOf = <Name extends string>(
  choices: Readonly<Record<Name, string>>,
  typed: string | undefined,
): Name | undefined => keysOf(choices).find((name) => name === typed);

/** A number as it was typed, or what is wrong with it. */
const within = (
  typed: string,
  field: keyof typeof FINDER_LIMITS,
  most: Decimals,
): number | string => {
  const { min, max } = FINDER_LIMITS[field];
  const read = readNumber(typed);
  if ('problem' in read)
    return read.problem === 'ambiguous' ? askWhich(typed, most) : FINDER_MESSAGES[field];
  const { number } = read;
  const isTaken = most === 0 ? Number.isInteger(number) : isHundredths(number);
  return isTaken && number >= min && number <= max ? number : FINDER_MESSAGES[field];
};

/** Reads a job as it was typed. Without the schemas, which a page need not load. */
export const readJob = (typed: TypedJob): ReadJob => {
  const surface = choiceOf(LISTS.surfaces.choices, typed.surface);
  const paint = choiceOf(LISTS.paints.choices, typed.paint);
  const area = within(typed.area ?? '', 'area', 2);
  const coats = within(typed.coats ?? USUAL_COATS, 'coats', 0);
  if (surface && paint && typeof area === 'number' && typeof coats === 'number')
    return { job: { surface, paint, area, coats } };
  return {
    wrong: {
      ...(!surface && { surface: FINDER_MESSAGES.surface }),
      ...(!paint && { paint: FINDER_MESSAGES.paint }),
      ...(typeof area === 'string' && { area }),
      ...(typeof coats === 'string' && { coats }),
    },
  };
};
