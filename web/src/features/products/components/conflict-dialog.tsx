import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { ATTRIBUTES, attributeRows, keysOf } from '@rollwell/functions/contract';
import { Money } from '../../../components/figures.tsx';
import { useFormats } from '../../../lib/formats.ts';
import type { Difference, FactValue, ProductFact } from '../product-merge.ts';
import { texts } from '../texts.ts';
import { ProductPicture } from './product-picture.tsx';

interface ConflictDialogProps {
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

/** Shows both values of every fact that two people changed, and lets one of them be kept. */
export function ConflictDialog({ found, busy, onChoose, onClose }: ConflictDialogProps) {
  const id = useId();
  const [fromSaved, setFromSaved] = useState<ReadonlySet<ProductFact>>(
    () => new Set(found.filter(({ contested }) => !contested).map(({ fact }) => fact)),
  );
  const choose = (fact: ProductFact, saved: boolean) => {
    const next = new Set(fromSaved);
    if (saved) next.add(fact);
    else next.delete(fact);
    setFromSaved(next);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{texts.conflict.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{texts.conflict.text}</DialogContentText>
        {found.map(({ fact, yours, saved }) => (
          <FormControl key={fact} fullWidth sx={{ mt: 3 }}>
            <FormLabel id={`${id}-${fact}`}>{labels[fact]}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-${fact}`}
              value={fromSaved.has(fact) ? 'saved' : 'yours'}
              onChange={(_event, value) => choose(fact, value === 'saved')}
            >
              <Choice value="yours" label={texts.conflict.yours} fact={fact} content={yours} />
              <Choice value="saved" label={texts.conflict.saved} fact={fact} content={saved} />
            </RadioGroup>
          </FormControl>
        ))}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose} color="inherit" disabled={busy}>
          {texts.conflict.back}
        </Button>
        <Button onClick={() => onChoose(fromSaved)} variant="contained" loading={busy}>
          {texts.conflict.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoiceProps {
  value: 'yours' | 'saved';
  label: string;
  fact: ProductFact;
  content: FactValue;
}

function Choice({ value, label, fact, content }: ChoiceProps) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      label={
        <>
          {label}: <Content fact={fact} content={content} />
        </>
      }
    />
  );
}

function Content({ fact, content }: Pick<ChoiceProps, 'fact' | 'content'>) {
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
