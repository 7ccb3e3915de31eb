import type { NewProduct, Product } from '../schemas/product.ts';

/** How the office's forms ask for a field of a product, and the word beside it. */
export interface ProductFormField {
  readonly kind: 'line' | 'text' | 'money' | 'pieces' | 'photo' | 'pictures' | 'attributes';
  readonly label: string;
  readonly optional?: true;
  /** ProductFormField for when a product is added; later it changes in another way. */
  readonly onlyNew?: true;
}

/** What becomes of a field: `same` as it is, `own` in a form that the code beside it gives it. */
interface Field {
  /** How it lies in the product's document; `none`: it follows from something else. */
  readonly stored: 'same' | 'own' | 'none';
  /** How feeds and JSON-LD get it. */
  readonly offered: 'same' | 'own' | 'none';
  readonly form?: ProductFormField;
}

/** Every field of a product: storing, reading, forms, merging and offering go by these rows. */
export const PRODUCT_FIELDS = {
  _id: { stored: 'none', offered: 'own' },
  name: { stored: 'same', offered: 'same', form: { kind: 'line', label: 'Name' } },
  description: { stored: 'same', offered: 'same', form: { kind: 'text', label: 'Description' } },
  price: { stored: 'same', offered: 'own', form: { kind: 'money', label: 'Price' } },
  minOrder: { stored: 'same', offered: 'own', form: { kind: 'pieces', label: 'Minimum order' } },
  available: {
    stored: 'same',
    offered: 'own',
    form: { kind: 'pieces', label: 'Available', onlyNew: true },
  },
  img: { stored: 'same', offered: 'own', form: { kind: 'photo', label: 'Photo' } },
  pictures: {
    stored: 'own',
    offered: 'own',
    form: { kind: 'pictures', label: 'More pictures', optional: true },
  },
  attributes: {
    stored: 'same',
    offered: 'own',
    form: { kind: 'attributes', label: 'Facts', optional: true },
  },
  reduction: { stored: 'own', offered: 'own' },
  /** Of `stars`, which counts the reviews. */
  rating: { stored: 'none', offered: 'same' },
  createdAt: { stored: 'own', offered: 'none' },
  updatedAt: { stored: 'none', offered: 'same' },
} as const satisfies { readonly [Name in keyof Product]-?: RowOf<Name> };

/** A row for what somebody types in says how it is asked for. */
type RowOf<Name> = Name extends keyof NewProduct
  ? Field & { readonly form: ProductFormField }
  : Field;

type Fields = typeof PRODUCT_FIELDS;
type NameWhere<Row> = {
  [Name in keyof Fields]: Fields[Name] extends Row ? Name : never;
}[keyof Fields];

const namesWhere = <Row>(holds: (row: Field) => boolean) =>
  (Object.keys(PRODUCT_FIELDS) as (keyof Fields)[]).filter((name) =>
    holds(PRODUCT_FIELDS[name]),
  ) as NameWhere<Row>[];

/** The fields of its document that a product has as they are. */
export const STORED_AS_IS = namesWhere<{ stored: 'same' }>(({ stored }) => stored === 'same');

/** The fields of its document under the names that they have in the product. */
export const STORED_FIELDS = namesWhere<{ stored: 'same' | 'own' }>(
  ({ stored }) => stored !== 'none',
);

/** What feeds and JSON-LD get of a product as it is. */
export const OFFERED_AS_IS = namesWhere<{ offered: 'same' }>(({ offered }) => offered === 'same');

/** What forms ask for, in their order. */
export const FORM_FIELDS = namesWhere<{ form: ProductFormField }>(({ form }) => form !== undefined);
export type FormFieldName = (typeof FORM_FIELDS)[number];

/** How a field is asked for. */
export const formFieldOf = (name: FormFieldName): ProductFormField => PRODUCT_FIELDS[name].form;

/**
 * These fields of something. What is not there and texts that are empty are left out: of a product, an
 * empty optional text is none.
 */
export const pick = <Of extends object, Name extends keyof Of>(
  of: Of,
  names: readonly Name[],
): Pick<Of, Name> =>
  Object.fromEntries(
    names
      .map((name) => [name, of[name]])
      .filter(([, value]) => value !== undefined && value !== ''),
  ) as Pick<Of, Name>;
