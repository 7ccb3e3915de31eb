/** A number with what is said of it, its unit and the bounds that hold for it. */
interface Measure {
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
}

/** What can be chosen: the value that is kept, and how it reads. */
interface Choices {
  readonly label: string;
  readonly choices: Readonly<Record<string, string>>;
}

interface Choice extends Choices {
  /** What it means that nothing is chosen. */
  readonly none: string;
}

/** The article number: by it one product is ordered, and no two have the same. */
export const ARTICLE_NUMBER = {
  label: 'Article number',
  pattern: /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/,
  max: 24,
} as const;

/** What somebody has to know who uses the product (art. 19(d) of Regulation (EU) 2023/988). */
export const WARNINGS = { label: 'Warnings', max: 500 } as const;

const NOT_KNOWN = 'Not known';

/** Of what there is one. */
export const CHOICES = {
  kind: {
    label: 'Type',
    none: NOT_KNOWN,
    choices: {
      sleeve: 'Roller sleeve',
      frame: 'Frame',
      pole: 'Extension pole',
      tray: 'Paint tray',
      grid: 'Paint grid',
      brush: 'Brush',
      kit: 'Kit',
    },
  },
  material: {
    label: 'Material',
    none: NOT_KNOWN,
    choices: {
      microfibre: 'Microfibre',
      polyamide: 'Polyamide',
      lambskin: 'Lambskin',
      mohair: 'Mohair',
      foam: 'Foam',
      steel: 'Steel',
      aluminium: 'Aluminium',
      polypropylene: 'Polypropylene',
    },
  },
  poleFitting: {
    label: 'Pole fitting',
    none: NOT_KNOWN,
    choices: { push: 'Cone or screw thread', lock: 'Quarter-turn lock' },
  },
  vatKind: {
    label: 'VAT',
    none: 'Standard rate',
    choices: { reduced: 'Reduced rate' },
  },
} as const satisfies Record<string, Choice>;

/** Of what there may be several. */
export const LISTS = {
  paints: {
    label: 'Paints',
    choices: {
      emulsion: 'Emulsion',
      satin: 'Water-based satin',
      lacquer: 'Water-based lacquer',
      gloss: 'Alkyd gloss',
      varnish: 'Varnish',
      masonry: 'Masonry paint',
      silicate: 'Silicate and silicone paint',
      primer: 'Primer',
      epoxy: 'Two-part resin',
    },
  },
  surfaces: {
    label: 'Surfaces',
    choices: {
      plaster: 'Smooth plaster',
      wallpaper: 'Wallpaper',
      board: 'Primed board',
      woodchip: 'Woodchip',
      render: 'Render',
      roughcast: 'Roughcast and pebble dash',
      masonry: 'Brick and block',
      ceiling: 'Ceilings',
      wood: 'Doors and furniture',
      metal: 'Metal and radiators',
      floor: 'Floors',
    },
  },
} as const satisfies Record<string, Choices>;

/** Numbers; the unit of each stands last in its name. */
export const MEASURES = {
  widthMm: { label: 'Width', unit: 'mm', min: 10, max: 5000 },
  napMm: { label: 'Nap', unit: 'mm', min: 1, max: 100 },
  coreMm: { label: 'Core', unit: 'mm', min: 5, max: 200 },
  piecesPerPack: { label: 'Pieces per pack', unit: '', min: 1, max: 10_000 },
  piecesPerCarton: { label: 'Pieces per carton', unit: '', min: 1, max: 10_000 },
  weightG: { label: 'Weight', unit: 'g', min: 1, max: 100_000 },
  areaPerLoadM2: { label: 'Area per load', unit: 'm²', min: 0.01, max: 100 },
  leadTimeDays: { label: 'Lead time', unit: 'working days', min: 0, max: 365 },
} as const satisfies Record<string, Measure>;

/** A measure whose least is whole takes whole numbers only, any other two decimals at most. */
export const isWhole = ({ min }: Pick<Measure, 'min'>): boolean => Number.isInteger(min);

/** What a measure may be: `a whole number from 10 to 5000 mm`. */
export const boundsOf = (measure: Measure): string => {
  const { min, max, unit } = measure;
  const bounds = `from ${min} to ${max} ${unit}`.trimEnd();
  return isWhole(measure)
    ? `a whole number ${bounds}`
    : `a number ${bounds}, with two decimals at most`;
};

export type MeasureName = keyof typeof MEASURES;
export type ChoiceName = keyof typeof CHOICES;
export type ListName = keyof typeof LISTS;
export type ProductKind = keyof (typeof CHOICES)['kind']['choices'];

/** The names in a table. */
export const keysOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(table) as Name[];

/** Every attribute, in the order in which they are read. */
export const ATTRIBUTES = {
  articleNumber: ARTICLE_NUMBER,
  kind: CHOICES.kind,
  widthMm: MEASURES.widthMm,
  napMm: MEASURES.napMm,
  coreMm: MEASURES.coreMm,
  material: CHOICES.material,
  poleFitting: CHOICES.poleFitting,
  paints: LISTS.paints,
  surfaces: LISTS.surfaces,
  piecesPerPack: MEASURES.piecesPerPack,
  piecesPerCarton: MEASURES.piecesPerCarton,
  weightG: MEASURES.weightG,
  areaPerLoadM2: MEASURES.areaPerLoadM2,
  leadTimeDays: MEASURES.leadTimeDays,
  vatKind: CHOICES.vatKind,
  warnings: WARNINGS,
} as const;
export type AttributeName = keyof typeof ATTRIBUTES;
