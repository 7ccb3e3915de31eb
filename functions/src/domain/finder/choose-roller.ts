import type { Job } from '../../contract/products/finder.ts';
import type { Miss } from '../../contract/schemas/finder.ts';
import type { Product } from '../../contract/schemas/product.ts';
import {
  AREA_PER_SLEEVE_M2,
  LARGE_AREA_M2,
  SURFACES,
  TAKEN_BY_ALL,
  WIDTHS,
  type RangeMm,
} from './roller-rules.ts';

export type Candidate = Pick<Product, '_id' | 'available' | 'minOrder' | 'attributes'>;

export interface Choice {
  nap: RangeMm;
  width: RangeMm;
  /** Area times coats, in m². */
  rolledM2: number;
  /** Sleeves that the work wears out: a whole number from 1. */
  sleeves: number;
  /** Everything fits, and the order can be placed. */
  sleeve?: {
    id: string;
    quantity: number;
    loads?: number;
    /** False where the product says of no paint that it is for it: a person has to be told. */
    namesPaint: boolean;
  };
  /** What to turn to where nothing fits: it can be ordered for this surface, and misses the rest least. */
  nearest?: { id: string; misses: Miss[] };
}

const offBy = (value: number, { minMm, maxMm }: RangeMm): number =>
  Math.max(minMm - value, value - maxMm, 0);

const widthFor = ({ surface, area }: Job): RangeMm => {
  if (SURFACES[surface].narrow) return WIDTHS.narrow;
  return area >= LARGE_AREA_M2 ? WIDTHS.large : WIDTHS.usual;
};

/** In hundredths of m², which are whole numbers: 0.8 m² three times are four loads of 0.6. */
const loadsOf = (rolledM2: number, perLoadM2: number): number =>
  Math.ceil(Math.round(rolledM2 * 100) / Math.round(perLoadM2 * 100));

/** An order has at least the smallest size. */
const orderOf = (sleeves: number, { minOrder }: Candidate): number => Math.max(sleeves, minOrder);

/** A sleeve of which no nap is known (foam has none) is taken by its surface alone. */
const missesOf = (candidate: Candidate, job: Job, sleeves: number): Miss[] => {
  const { napMm, widthMm, paints } = candidate.attributes ?? {};
  const misses: Record<Miss, boolean> = {
    nap: napMm !== undefined && offBy(napMm, SURFACES[job.surface].nap) > 0,
    width: widthMm === undefined || offBy(widthMm, widthFor(job)) > 0,
    paint: !(paints ?? TAKEN_BY_ALL).includes(job.paint),
    stock: candidate.available < orderOf(sleeves, candidate),
  };
  return (['nap', 'width', 'paint', 'stock'] as const).filter((name) => misses[name]);
};

/** Less is better: a paint that is not named, how far nap and width are off; of equals the wider. */
const compare = (job: Job) => (one: Candidate, other: Candidate) => {
  const rank = ({ _id, attributes: { napMm = 0, widthMm = 0, paints } = {} }: Candidate) => ({
    nap: offBy(napMm, SURFACES[job.surface].nap),
    width: offBy(widthMm, widthFor(job)),
    unnamed: paints?.includes(job.paint) ? 0 : 1,
    widthMm,
    _id,
  });
  const [a, b] = [rank(one), rank(other)];
  return (
    a.unnamed - b.unnamed ||
    a.nap - b.nap ||
    a.width - b.width ||
    b.widthMm - a.widthMm ||
    (a._id < b._id ? -1 : 1)
  );
};

/**
 * The roller for a job among products: nap by the roughness of the surface, width by its place and
 * area, the number by what a sleeve rolls (see roller-rules.ts for the sources). The order of the
 * products says nothing. A sleeve of which no paints are known is taken after one that names the paint.
 */
export const chooseRoller = (job: Job, products: readonly Candidate[]): Choice => {
  const { area, coats, surface } = job;
  const rolledM2 = area * coats;
  const sleeves = Math.ceil(rolledM2 / AREA_PER_SLEEVE_M2);
  const known = { nap: SURFACES[surface].nap, width: widthFor(job), rolledM2, sleeves };
  const ofSurface = products
    .filter(({ attributes }) => attributes?.kind === 'sleeve')
    .filter(({ attributes }) => attributes?.surfaces?.includes(surface))
    .map((candidate) => ({ candidate, misses: missesOf(candidate, job, sleeves) }))
    .sort(
      (one, other) =>
        one.misses.length - other.misses.length || compare(job)(one.candidate, other.candidate),
    );
  const [best] = ofSurface;
  if (!best) return known;
  const { candidate, misses } = best;
  if (misses.length > 0) {
    // What can be ordered goes before what cannot.
    const near = ofSurface.find((one) => !one.misses.includes('stock')) ?? best;
    return { ...known, nearest: { id: near.candidate._id, misses: near.misses } };
  }
  const perLoadM2 = candidate.attributes?.areaPerLoadM2;
  const quantity = orderOf(sleeves, candidate);
  const loads = perLoadM2 === undefined ? {} : { loads: loadsOf(rolledM2, perLoadM2) };
  const namesPaint = candidate.attributes?.paints !== undefined;
  return { ...known, sleeve: { id: candidate._id, quantity, namesPaint, ...loads } };
};
