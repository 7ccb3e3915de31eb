import Alert from '@mui/material/Alert';
import type { Delivery } from '@rollwell/functions/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-time.ts';
import { recentOrdersQuery } from '../api/orders.ts';
import { questionTexts } from '../texts.ts';
import { recentDuplicate, relativeTime } from './duplicate-order.ts';

const { again: words } = questionTexts;

interface DuplicateOrderNoteProps {
  productId: string;
  delivery: Delivery;
}

/** Says to whoever comes back to a form that they have ordered by it, and leads to that order. */
export function DuplicateOrderNote({ productId, delivery }: DuplicateOrderNoteProps) {
  const { email } = useSignedInUser();
  const now = useNow();
  const client = useQueryClient();
  // Of when the form was opened, so that nothing moves.
  const [order] = useState(() => {
    const recent = client.getQueryData(recentOrdersQuery(email).queryKey) ?? [];
    return recentDuplicate(recent, productId, delivery);
  });
  if (!order) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 4 }}>
      <span>{words.said(relativeTime(order.createdAt, now), order.number)}</span>{' '}
      <span>{!order.paid && words.unpaid}</span>{' '}
      <Link to={pathTo('payment', order._id)}>{order.paid ? words.see : words.pay}</Link>
    </Alert>
  );
}
