import { ATTRIBUTES, attributeRows, keysOf } from '@rollwell/functions/contract';
import { ConflictDialog } from '../../../components/conflict-dialog.tsx';
import { Money } from '../../../components/figures.tsx';
import { useFormats } from '../../../lib/formats.ts';
import type { Difference, FactValue, ProductFact } from '../product-merge.ts';
import { texts } from '../texts.ts';
import { ProductPicture } from './product-picture.tsx';

interface ProductConflictProps {
  found: readonly Difference[];
  busy: boolean;
  /** Called with the facts to take from what is saved; the others stay as in the form. */
  onChoose: (fromSaved: ReadonlySet<ProductFact>) => void;
  onClose: () => void;
}

const labels: Partial<Record<ProductFact, string>> = {
  name: texts.form.name,
  description: texts.form.description,
  price: texts.form.price,
  minOrder: texts.form.minOrder,
  img: texts.form.photo,
  ...Object.fromEntries(
    keysOf(ATTRIBUTES).map((name) => [`attributes.${name}`, ATTRIBUTES[name].label]),
  ),
};

/** Asks which facts of a product to keep that two people changed. */
export function ProductConflict({ found, ...dialog }: ProductConflictProps) {
  const shown = found.map(({ fact, yours, saved, contested }) => ({
    fact,
    label: labels[fact] ?? fact,
    yours: <Content fact={fact} content={yours} />,
    saved: <Content fact={fact} content={saved} />,
    contested,
  }));
  return <ConflictDialog title={texts.conflict.title} found={shown} {...dialog} />;
}

function Content({ fact, content }: { fact: ProductFact; content: FactValue }) {
  const { count } = useFormats();
  if (fact === 'img') {
    return (
      <ProductPicture src={String(content)} alt="" width={120} height={90} sx={{ width: 120 }} />
    );
  }
  if (fact === 'price') return <Money amount={Number(content)} />;
  const [row] = attributeRows({ [fact.replace('attributes.', '')]: content }, count);
  return <strong>{row?.text ?? content ?? texts.conflict.nothing}</strong>;
}
