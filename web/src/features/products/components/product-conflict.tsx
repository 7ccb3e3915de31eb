import {
  FORM_FIELDS,
  formFieldOf,
  ATTRIBUTES,
  attributeRows,
  keysOf,
  type ProductPicture as MorePicture,
} from '@rollwell/functions/contract';
import type { ComponentProps } from 'react';
import { ConflictDialog } from '../../../components/actions/conflict-dialog.tsx';
import { Money } from '../../../components/data-display/formatted-values.tsx';
import { useFormats } from '../../../lib/formats.ts';
import type { Difference, FactValue, ProductFact } from '../product-merge.ts';
import { texts } from '../texts.ts';
import { ProductPicture } from './product-picture.tsx';

interface ProductConflictProps {
  found: readonly Difference[];
  saving: ComponentProps<typeof ConflictDialog<ProductFact>>['saving'];
}

const labels: Partial<Record<ProductFact, string>> = {
  ...Object.fromEntries(FORM_FIELDS.map((name) => [name, formFieldOf(name).label])),
  ...Object.fromEntries(
    keysOf(ATTRIBUTES).map((name) => [`attributes.${name}`, ATTRIBUTES[name].label]),
  ),
};

/** Asks which facts of a product to keep that two people changed. */
export function ProductConflict({ found, saving }: ProductConflictProps) {
  const shown = found.map(({ fact, yours, saved, contested }) => ({
    fact,
    label: labels[fact] ?? fact,
    yours: <Content fact={fact} content={yours} />,
    saved: <Content fact={fact} content={saved} />,
    contested,
  }));
  return <ConflictDialog title={texts.conflict.title} found={shown} saving={saving} />;
}

const arePictures = (content: FactValue): content is readonly MorePicture[] =>
  Array.isArray(content) && content.some((each) => typeof each === 'object');

function Content({ fact, content }: { fact: ProductFact; content: FactValue }) {
  const { count } = useFormats();
  if (arePictures(content)) {
    return content.map(({ img, alt }) => <Small key={img} src={img} alt={alt} />);
  }
  if (fact === 'img') return <Small src={String(content)} alt="" />;
  if (fact === 'price') return <Money amount={Number(content)} />;
  const [row] = attributeRows({ [fact.replace('attributes.', '')]: content }, count);
  const said = [content ?? []].flat().join(', ');
  return <strong>{row?.text ?? (said || texts.conflict.nothing)}</strong>;
}

function Small({ src, alt }: { src: string; alt: string }) {
  return <ProductPicture src={src} alt={alt} width={120} height={90} sx={{ width: 120, mb: 1 }} />;
}
