import { AppError } from '../../contract/app-error.ts';
import type { Job } from '../../contract/finder.ts';
import type { FoundRoller } from '../../contract/schemas/finder.ts';
import type { Product, RelatedProducts } from '../../contract/schemas/product.ts';
import type { View } from '../views/kept-reads.ts';
import type { Views } from '../views/view-types.ts';
import { chooseRoller } from './choose-roller.ts';
import { AREA_PER_SLEEVE_M2, LARGE_AREA_M2, SURFACES } from './roller-rules.ts';

/** A shop with more sleeves for one surface has enough of them among the first to choose from. */
export const MOST_SLEEVES = 100;

type Sources = Pick<Views, 'sleevesFor' | 'relatedProducts'>;

const NOTHING: RelatedProducts = { variants: [], alternatives: [], needs: [], goesWith: [] };

/** What is bought with a product; nothing for one that was deleted since the sleeves were read. */
const boughtWith = async ({ relatedProducts }: Sources, id: string) => {
  try {
    return await relatedProducts(id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      return { value: NOTHING, readAt: Infinity };
    throw error;
  }
};

/** The roller for a job among the sleeves for its surface, with what it needs and what goes with it. */
export const findRoller = async (views: Sources, job: Job): Promise<View<FoundRoller>> => {
  const { value: sleeves, readAt } = await views.sleevesFor(job.surface);
  const { sleeve, nearest, ...known } = chooseRoller(job, sleeves);
  const productOf = (id: string): Product => {
    const product = sleeves.find(({ _id }) => _id === id);
    if (!product) throw new Error('what was chosen is one of those to choose from');
    return product;
  };
  const related = sleeve && (await boughtWith(views, sleeve.id));
  const value: FoundRoller = {
    ...known,
    areaPerSleeveM2: AREA_PER_SLEEVE_M2,
    largeAreaM2: SURFACES[job.surface].narrow ? null : LARGE_AREA_M2,
    fits: related
      ? {
          product: productOf(sleeve.id),
          quantity: sleeve.quantity,
          loads: sleeve.loads ?? null,
          namesPaint: sleeve.namesPaint,
          needs: related.value.needs,
          goesWith: related.value.goesWith,
        }
      : null,
    nearest: nearest ? { product: productOf(nearest.id), misses: nearest.misses } : null,
  };
  return { value, readAt: Math.min(readAt, related?.readAt ?? readAt) };
};
