import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { attributeRows, type Product, totalPrice } from '@rollwell/functions/contract';
import { type ReactNode, useId } from 'react';
import { Money } from '../../../components/data-display/formatted-values.tsx';
import { noBreakUnits, useFormats } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';

/** What is known of a product as data, a row each; nothing for one of which nothing is. */
export function ProductAttributes({ product }: { product: Product }) {
  const id = useId();
  const { count } = useFormats();
  // Warnings stand with what else is said of safety.
  const rows = attributeRows({ ...product.attributes, warnings: undefined }, count);
  const pack = product.attributes?.piecesPerPack ?? 1;
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {texts.one.attributes}
      </Typography>
      <Box component="table" sx={table}>
        <tbody>
          {rows.map(({ name, label, text }) => (
            <Row key={name} label={label}>
              {noBreakUnits(text)}
            </Row>
          ))}
          {pack > 1 && (
            <Row label={texts.one.packPrice}>
              <Money amount={totalPrice(product.price, pack)} />
            </Row>
          )}
        </tbody>
      </Box>
    </Box>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    px: 0,
    py: 1,
    verticalAlign: 'top',
    textAlign: 'left',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& th': { pr: 3, width: '40%', fontWeight: 400, color: 'text.secondary' },
} as const;
