import type { ProductKind } from '../../contract/product-attributes.ts';
import type { ProductAttributes } from '../../contract/schemas/product-attributes.ts';

/** What a product of a kind is sold in, and which kinds of the same width it takes. */
interface Relations {
  /** What the same product in another width has in common with it. */
  alike: readonly ('material' | 'napMm')[];
  /** What it cannot be used without. */
  needs: readonly ProductKind[];
  goesWith: readonly ProductKind[];
}

const alone = { alike: [], needs: [], goesWith: [] } as const;

const RELATIONS: Record<ProductKind, Relations> = {
  sleeve: { alike: ['material', 'napMm'], needs: ['frame'], goesWith: ['tray', 'grid'] },
  frame: { ...alone, goesWith: ['sleeve', 'tray', 'grid'] },
  tray: { ...alone, goesWith: ['sleeve', 'frame'] },
  grid: { ...alone, goesWith: ['sleeve', 'frame'] },
  kit: { ...alone, goesWith: ['sleeve'] },
  pole: alone,
  brush: alone,
};

/** What the products of one relation have in their attributes: one of the kinds, and these values. */
export interface Wanted {
  kinds: readonly ProductKind[];
  having: Pick<ProductAttributes, 'material' | 'napMm' | 'widthMm'>;
  /** What a query cannot say. */
  fits: (other: ProductAttributes) => boolean;
}

/** A sleeve turns on a core of its own measure; what is not known is no reason against it. */
const turnsOn = (one: ProductAttributes, other: ProductAttributes): boolean =>
  one.coreMm === undefined || other.coreMm === undefined || one.coreMm === other.coreMm;

/**
 * What is looked for to go with a product, by what is known of it; a relation of which nothing can
 * be said is missing.
 */
export const wantedWith = (
  attributes: ProductAttributes = {},
): Partial<Record<'variants' | 'needs' | 'goesWith', Wanted>> => {
  const { kind, widthMm } = attributes;
  if (kind === undefined || widthMm === undefined) return {};
  const { alike, needs, goesWith } = RELATIONS[kind];
  const known = alike.filter((name) => attributes[name] !== undefined);
  const ofWidth = (kinds: readonly ProductKind[]): Wanted => ({
    kinds,
    having: { widthMm },
    fits: (other) => turnsOn(attributes, other),
  });
  return {
    variants: {
      kinds: [kind],
      having: Object.fromEntries(known.map((name) => [name, attributes[name]])),
      fits: (other) =>
        other.widthMm !== undefined &&
        other.widthMm !== widthMm &&
        alike.every((name) => other[name] === attributes[name]),
    },
    ...(needs.length > 0 && { needs: ofWidth(needs) }),
    ...(goesWith.length > 0 && { goesWith: ofWidth(goesWith) }),
  };
};
