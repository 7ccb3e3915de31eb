import type { ProductKind } from '../../contract/products/product-attributes.ts';
import type { ProductAttributes } from '../../contract/schemas/product-attributes.ts';
import type { RelatedProducts } from '../../contract/schemas/product.ts';

/** What a product of a kind is sold in, and which kinds it takes. */
interface Relations {
  /** What the same product in another width has in common with it. */
  alike: readonly ('material' | 'napMm')[];
  /** What of its width it cannot be used without. */
  needs: readonly ProductKind[];
  /** What of its width is used with it. */
  goesWith: readonly ProductKind[];
  /** What is put together with it, whatever the width of either. */
  joins: readonly ProductKind[];
}

const alone = { alike: [], needs: [], goesWith: [], joins: [] } as const;

const RELATIONS: Record<ProductKind, Relations> = {
  sleeve: { ...alone, alike: ['material', 'napMm'], needs: ['frame'], goesWith: ['tray', 'grid'] },
  frame: { ...alone, goesWith: ['sleeve', 'tray', 'grid'], joins: ['pole'] },
  tray: { ...alone, goesWith: ['sleeve', 'frame'] },
  grid: { ...alone, goesWith: ['sleeve', 'frame'] },
  kit: { ...alone, goesWith: ['sleeve'] },
  pole: { ...alone, joins: ['frame'] },
  brush: alone,
};

/** What the products of one relation have in their attributes: one of the kinds, and these values. */
export interface Wanted {
  kinds: readonly ProductKind[];
  having: Pick<ProductAttributes, 'material' | 'napMm' | 'widthMm' | 'poleFitting'>;
  /** What a query cannot say. */
  fits: (other: ProductAttributes) => boolean;
  /** How far from the product another is, where some are nearer than others. */
  distance?: (other: ProductAttributes) => number;
}

/** A sleeve turns on a core of its own measure; what is not known is no reason against it. */
const turnsOn = (one: ProductAttributes, other: ProductAttributes): boolean =>
  one.coreMm === undefined || other.coreMm === undefined || one.coreMm === other.coreMm;

/** More than any two naps are apart. */
const OTHER_SURFACE = 1000;

/** What is for one of the same surfaces is nearer, and then what has a similar nap. */
const apart = (one: ProductAttributes, other: ProductAttributes): number =>
  (one.surfaces?.some((surface) => other.surfaces?.includes(surface)) ? 0 : OTHER_SURFACE) +
  Math.abs((one.napMm ?? 0) - (other.napMm ?? 0));

type Wishes = Partial<Record<keyof RelatedProducts, readonly Wanted[]>>;

/** What goes by its width. */
const byWidth = (kind: ProductKind, attributes: ProductAttributes, widthMm: number): Wishes => {
  const { alike, needs, goesWith } = RELATIONS[kind];
  const known = alike.filter((name) => attributes[name] !== undefined);
  const fits = (other: ProductAttributes) => turnsOn(attributes, other);
  const ofWidth = (kinds: readonly ProductKind[]): Wanted[] =>
    kinds.length > 0 ? [{ kinds, having: { widthMm }, fits }] : [];
  return {
    variants: [
      {
        kinds: [kind],
        having: Object.fromEntries(known.map((name) => [name, attributes[name]])),
        fits: (other) =>
          other.widthMm !== undefined &&
          other.widthMm !== widthMm &&
          alike.every((name) => other[name] === attributes[name]),
      },
    ],
    alternatives: ofWidth([kind]).map((wanted) => ({
      ...wanted,
      distance: (other) => apart(attributes, other),
    })),
    needs: ofWidth(needs),
    goesWith: ofWidth(goesWith),
  };
};

/**
 * What is looked for to go with a product, by what is known of it; a relation of which nothing can
 * be said is missing or empty.
 */
export const wantedWith = (attributes: ProductAttributes = {}): Wishes => {
  const { kind, widthMm, poleFitting } = attributes;
  if (kind === undefined) return {};
  const wishes = widthMm === undefined ? {} : byWidth(kind, attributes, widthMm);
  const { joins } = RELATIONS[kind];
  if (poleFitting === undefined || joins.length === 0) return wishes;
  const fitting = { having: { poleFitting }, fits: () => true };
  return {
    // What has no width is like what joins the same.
    alternatives: [{ kinds: [kind], ...fitting }],
    ...wishes,
    goesWith: [...(wishes.goesWith ?? []), { kinds: joins, ...fitting }],
  };
};
