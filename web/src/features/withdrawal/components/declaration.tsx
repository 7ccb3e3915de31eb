import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

const { facts } = texts;

/** What is declared, line by line. `children`: more lines at its end. */
export function Declaration({
  values: { name, orderNumber, email, part },
  children,
}: {
  values: Readonly<Record<string, string>>;
  children?: ReactNode;
}) {
  return (
    <Box component="dl" sx={list}>
      <dt>{facts.declared}</dt>
      <dd>{texts.declaration}</dd>
      <dt>{facts.orderNumber}</dt>
      <dd>{orderNumber}</dd>
      <dt>{facts.part}</dt>
      <dd>{part === '' ? texts.wholeOrder : part}</dd>
      <dt>{facts.name}</dt>
      <dd>{name}</dd>
      <dt>{facts.email}</dt>
      <dd>{email}</dd>
      {children}
    </Box>
  );
}

const list = {
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: 2 },
} as const;
