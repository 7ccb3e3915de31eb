import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Product, type Purchase, townLines } from '@rollwell/functions/contract';
import { Count } from '../../../components/data-display/formatted-values.tsx';
import { noBreakUnits } from '../../../lib/formats.ts';
import { PrintedOrders } from './printed-orders.tsx';
import { printTexts } from './texts.ts';
import { toPack } from './whole-orders.ts';

const { slip: texts } = printTexts;

/** A packing slip for each of some orders, each on a page of its own; without prices. */
export function PackingSlips() {
  return (
    <PrintedOrders title={texts.title} sheet="slip">
      {({ orders, products }) =>
        orders.map((lines) => <Slip key={lines[0]._id} lines={lines} products={products} />)
      }
    </PrintedOrders>
  );
}

function Slip({ lines, products }: { lines: Purchase; products: ReadonlyMap<string, Product> }) {
  const [{ number, customerName, address }] = lines;
  return (
    <Box component="article" aria-label={texts.of(number)} data-sheet sx={sheet}>
      <Typography variant="h4" component="h2">
        {texts.of(number)}
      </Typography>
      <Box component="address" sx={{ fontStyle: 'normal', my: 2 }}>
        {[customerName, address, ...townLines(lines[0])].map((part, index) => (
          // Two parts of an address may be alike.
          <Box key={index} dir="auto">
            {part}
          </Box>
        ))}
      </Box>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{texts.article}</th>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.perCarton}</th>
          </tr>
        </thead>
        <tbody>
          {toPack(lines).map(({ _id, productId, productName, articleNumber, quantity }) => {
            const { piecesPerCarton } = products.get(productId)?.attributes ?? {};
            return (
              <tr key={_id}>
                <td>{articleNumber ?? '–'}</td>
                <td>{noBreakUnits(productName)}</td>
                <td>
                  <Count value={quantity} />
                </td>
                <td>{piecesPerCarton === undefined ? '–' : <Count value={piecesPerCarton} />}</td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}

const sheet = {
  '@media screen': {
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    p: { xs: 2, sm: 4 },
    mb: 3,
  },
} as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: 1,
    pr: { xs: 1, sm: 2 },
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'break-word',
  },
  '& td:nth-of-type(2)': { overflowWrap: 'anywhere' },
  '& :is(th, td):nth-of-type(n + 3)': { textAlign: 'end' },
} as const;
