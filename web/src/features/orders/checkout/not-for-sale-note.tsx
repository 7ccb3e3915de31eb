import AlertTitle from '@mui/material/AlertTitle';
import type { Product } from '@rollwell/functions/contract';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { StickyWarning } from '../../../components/feedback/form-alert.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

interface NotForSaleNoteProps {
  /** Undefined when the shop no longer has it at all. */
  product?: Product | undefined;
  /** It could be ordered when the form was opened. */
  wasForSale?: boolean;
}

/** Stands where the order's button was: why nothing can be ordered, and the one thing to do. */
export function NotForSaleNote({ product, wasForSale }: NotForSaleNoteProps) {
  const { title, text } = useSentences(product, wasForSale);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button went away under the finger that had pressed it.
    if (wasForSale && document.activeElement === document.body) link.current?.focus();
  }, [wasForSale]);
  return (
    <StickyWarning>
      <AlertTitle>{title}</AlertTitle>
      <span>{text}</span>
      <LinkButton
        ref={link}
        to={paths.products}
        variant="contained"
        sx={{ display: 'flex', width: 'fit-content', mt: 2 }}
      >
        {texts.form.otherProducts}
      </LinkButton>
    </StickyWarning>
  );
}

function useSentences(product: Product | undefined, wasForSale: boolean | undefined) {
  const { pieces } = useFormats();
  const { form } = texts;
  if (!product) return { title: form.gone, text: form.goneHint };
  const { available, minOrder } = product;
  const sentences = [
    available > 0 && form.tooFewLeft(pieces(available), pieces(minOrder)),
    wasForSale && form.typedStays,
    form.soldOutHint,
  ];
  return {
    title: wasForSale ? form.soldOut : form.soldOutBefore,
    text: sentences.filter(Boolean).join(' '),
  };
}
