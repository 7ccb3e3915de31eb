import Button from '@mui/material/Button';
import type { Order } from '@rollwell/functions/contract';
import { ConfirmDialog } from '../../../components/actions/confirm-dialog.tsx';
import { useNow } from '../../../lib/use-time.ts';
import { agoInWords } from './duplicate-order.ts';
import { questionTexts } from '../texts.ts';

const { again: words } = questionTexts;

/** One more is wanted, the order that there is, or neither. */
export type AgainAnswer = 'more' | 'that' | 'none';

interface AgainQuestionProps {
  about: Order;
  onAnswer: (answer: AgainAnswer) => void;
}

/** Asks somebody who has just ordered the same whether they want it twice, or that order. */
export function AgainQuestion({ about: order, onAnswer }: AgainQuestionProps) {
  const said = words.said(agoInWords(order.createdAt, useNow()), order.number);
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.more}
      cancelLabel={words.back}
      choices={
        <Button variant="outlined" onClick={() => onAnswer('that')} sx={{ mt: 2 }}>
          {order.paid ? words.see : words.pay}
        </Button>
      }
      onConfirm={() => onAnswer('more')}
      onClose={() => onAnswer('none')}
    >
      {[said, ...(order.paid ? [] : [words.unpaid]), words.once].join(' ')}
    </ConfirmDialog>
  );
}
