import { hardwareAttributes } from './attributes-hardware.ts';
import { sleeveAttributes } from './attributes-sleeves.ts';
import { morePictures } from './more-pictures.ts';
import { hardware } from './products-hardware.ts';
import { sleeves } from './products-sleeves.ts';
import type { SampleProduct } from './sample-product.ts';
import { warnings } from './warnings.ts';

const attributes = { ...sleeveAttributes, ...hardwareAttributes };

/** Everything in the shop; the youngest six stand on the home page. */
export const products: readonly SampleProduct[] = [...sleeves, ...hardware].map((product) => ({
  ...product,
  attributes: {
    ...attributes[product.key],
    ...(warnings[product.key] && { warnings: warnings[product.key] }),
  },
  more: morePictures[product.key] ?? [],
}));
