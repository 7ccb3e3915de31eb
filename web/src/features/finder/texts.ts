import type { FoundRoller } from '@rollwell/functions/contract';

type Miss = NonNullable<FoundRoller['nearest']>['misses'][number];

const range = ({ minMm, maxMm }: { minMm: number; maxMm: number }) => `${minMm} to ${maxMm} mm`;

/** The words of the roller finder. */
export const texts = {
  title: 'Find your roller',
  lead: 'Tell us what you are painting, with which paint and how much of it. We work out the nap, the width and the number of sleeves, and show you how.',
  surface: 'What you paint on',
  paint: 'Paint',
  area: 'Area, in m²',
  coats: 'Coats',
  choose: 'Please choose',
  submit: 'Find the roller',
  result: 'Your roller',
  resultNearest: 'The nearest we have',
  resultNone: 'What this job asks for',
  nap: (surface: string, found: FoundRoller['nap']) =>
    `${surface}: a nap of ${range(found)}. Rough surfaces need a long one, smooth surfaces a short one.`,
  width: (area: string, found: FoundRoller['width']) =>
    `${area} there: a width of ${range(found)}.`,
  rolled: (area: string, coats: number, rolled: string) =>
    coats === 1 ? `${area} once.` : `${area} × ${coats} coats = ${rolled}.`,
  sleeves: (perSleeve: string, sleeves: number) =>
    `By our rule of thumb a sleeve lasts for ${perSleeve}: ${sleeves === 1 ? '1 sleeve' : `${sleeves} sleeves`}.`,
  loads: (loads: string) => `It is loaded with paint ${loads} times.`,
  smallest: (pieces: string) => `${pieces} is the minimum order.`,
  order: (pieces: string, total: string) => `${pieces}, ${total}`,
  paintUnnamed: (paint: string) =>
    `It does not say for which paints. Nearly every sleeve takes ${paint}; ask us if in doubt.`,
  needs: 'It needs a frame',
  goesWith: 'What goes with it',
  priceFrom: (price: string, minOrder: number, pieces: string) =>
    minOrder > 1 ? `${price} per piece, from ${pieces}` : `${price} per piece`,
  soldOut: 'Sold out',
  large: (area: string) => `We count an area of ${area} or more as large.`,
  nearest: 'Nothing we have fits exactly. This comes close, but:',
  misses: {
    nap: 'it has a different nap',
    width: 'it has a different width',
    paint: 'it is made for other paints',
    stock: 'we have too few at the moment',
  } satisfies Record<Miss, string>,
  saidFits: (name: string) => `Your roller: ${name}.`,
  saidNearest: (name: string) => `Nothing we have fits exactly. ${name} comes close.`,
  outOfStock: 'it is out of stock at the moment',
  none: 'We have no sleeve for this surface',
  noneHint: 'Tell us about the job, and we will say what we would use.',
  contact: 'Ask us',
  catalogue: 'See all rollers',
} as const;
