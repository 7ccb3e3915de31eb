import Button from '@mui/material/Button';
import type { Order } from '@rollwell/functions/contract';
import { ConfirmDialog } from '../../../components/actions/confirm-dialog.tsx';
import { useNow } from '../../../lib/use-time.ts';
import { relativeTime } from './duplicate-order.ts';
import { questionTexts } from '../texts.ts';

const { again: words } = questionTexts;

/** One more is wanted, the order that there is, or neither. */
export type DuplicateAnswer = 'more' | 'that' | 'none';

interface DuplicateOrderDialogProps {
  about: Order;
  onAnswer: (answer: DuplicateAnswer) => void;
}

/** Asks somebody who has just ordered the same whether they want it twice, or that order. */
export function DuplicateOrderDialog({ about: order, onAnswer }: DuplicateOrderDialogProps) {
  const said = words.said(relativeTime(order.createdAt, useNow()), order.number);
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.more}
      cancelLabel={words.back}
      choices={
        <Button variant="outlined" onClick={() => onAnswer('that')} sx={{ mt: 2 }}>
          <span>{order.paid ? words.see : words.pay}</span>
        </Button>
      }
      onConfirm={() => onAnswer('more')}
      onClose={() => onAnswer('none')}
    >
      {[said, ...(order.paid ? [] : [words.unpaid]), words.once].join(' ')}
    </ConfirmDialog>
  );
}
