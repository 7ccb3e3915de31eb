import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { againCancelledPath } from '../../../lib/paths.ts';
import { reorderPath } from '../checkout/quantity-param.ts';
import { OrderFacts } from '../order-page/order-facts.tsx';
import { OrderHead } from '../order-page/order-head.tsx';
import { OrderLines } from '../order-page/order-lines.tsx';
import { texts } from '../texts.ts';
import { type CancelledLines, useCancelledNote } from './cancelled-note.tsx';
import { cancelledTexts } from './texts.ts';

interface CancelledCardProps {
  lines: CancelledLines;
  /** Its page, where this is another one. */
  to?: string;
  children: ReactNode;
}

/** What was ordered and came to nothing, with how it ended; lines that ended apart each say it. */
export function CancelledCard({ lines, to, children }: CancelledCardProps) {
  const noteOf = useCancelledNote();
  const notes = new Set(lines.map(noteOf));
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 }, height: 'auto' }}>
      {to === undefined && lines.length === 1 && (
        <Typography sx={{ mb: 0.5, fontWeight: 650 }}>
          {texts.one.number(lines[0].number)}
        </Typography>
      )}
      <OrderHead lines={lines} state="gone" {...(to !== undefined && { to })} />
      {notes.size === 1 && (
        <Typography {...(to === undefined && { role: 'alert' })} sx={{ mb: 2 }}>
          {[...notes][0]}
        </Typography>
      )}
      {lines.length > 1 && (
        <OrderLines
          lines={lines}
          actions={(line) =>
            notes.size > 1 && <Typography color="textSecondary">{noteOf(line)}</Typography>
          }
        />
      )}
      <OrderFacts lines={lines} noTransaction={cancelledTexts.noTransaction} />
      {children}
    </Card>
  );
}

/** Orders the same once more: one product on its form, several by the basket. */
export function OrderCancelledAgain({ lines }: { lines: CancelledLines }) {
  const [first, ...others] = lines;
  const isOne = others.length === 0;
  return (
    <LinkButton
      to={isOne ? reorderPath(first) : againCancelledPath(first._id)}
      variant="outlined"
      aria-label={
        isOne ? texts.orderAgainNamed(first.productName) : texts.orderAgainAll(lines.length)
      }
      sx={{ mt: 2, alignSelf: { sm: 'flex-start' } }}
    >
      {texts.orderAgain}
    </LinkButton>
  );
}
