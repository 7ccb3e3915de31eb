import Box from '@mui/material/Box';
import { type Purchase, type Seller, townLines } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { PrintedOrders } from './printed-orders.tsx';
import { printTexts } from './texts.ts';

const { label: texts } = printTexts;

const FORMATS = ['a6', 'sheet'] as const;

/** Labels on a sheet of A4: two columns of four. */
const ON_A_SHEET = 8;

/** An address label for each of some orders: one on each page of A6, or eight on each sheet of A4. */
export function AddressLabels() {
  const [params] = useSearchParams();
  const isSheet = params.get('format') === 'sheet';
  const { data } = useQuery(settingsQuery());
  return (
    <PrintedOrders
      title={texts.title}
      sheet={isSheet ? 'labels' : 'label'}
      tools={<Formats params={params} isSheet={isSheet} />}
    >
      {({ orders }) =>
        isSheet
          ? sheetsOf(orders).map((sheet) => (
              <Box key={sheet[0]?.[0]._id} data-sheet sx={eight}>
                {sheet.map((lines) => (
                  <Label key={lines[0]._id} lines={lines} seller={data?.seller} />
                ))}
              </Box>
            ))
          : orders.map((lines) => (
              <Box key={lines[0]._id} data-sheet sx={{ maxWidth: '105mm', mb: 2 }}>
                <Label lines={lines} seller={data?.seller} />
              </Box>
            ))
      }
    </PrintedOrders>
  );
}

const sheetsOf = (orders: readonly Purchase[]): Purchase[][] =>
  Array.from({ length: Math.ceil(orders.length / ON_A_SHEET) }, (_none, index) =>
    orders.slice(index * ON_A_SHEET, (index + 1) * ON_A_SHEET),
  );

function Formats({ params, isSheet }: { params: URLSearchParams; isSheet: boolean }) {
  const other = FORMATS[isSheet ? 0 : 1];
  const search = new URLSearchParams([...params].filter(([name]) => name !== 'format'));
  search.set('format', other);
  return (
    <LinkButton to={{ search: search.toString() }} replace color="secondary">
      <span>{texts.instead[other]}</span>
    </LinkButton>
  );
}

interface LabelProps {
  lines: Purchase;
  /** Undefined while it is not known. */
  seller: Seller | undefined;
}

function Label({ lines: [order], seller }: LabelProps) {
  const to = [order.customerName, order.address, ...townLines(order)];
  return (
    <Box component="article" aria-label={texts.of(order.number)} sx={label}>
      {seller && (
        <Box sx={{ fontSize: '8pt', borderBottom: 1, borderColor: 'divider', pb: 0.5 }}>
          {texts.from(seller)}
        </Box>
      )}
      <Box component="address" sx={{ fontStyle: 'normal', fontSize: '13pt', lineHeight: 1.4 }}>
        {to.map((part, index) => (
          // Two parts of an address may be alike.
          <Fragment key={index}>
            <Box dir="auto">{part}</Box>
          </Fragment>
        ))}
      </Box>
      <Box sx={{ fontSize: '9pt', mt: 'auto' }}>{order.number}</Box>
    </Box>
  );
}

const label = {
  display: 'flex',
  flexDirection: 'column',
  rowGap: 1.5,
  boxSizing: 'border-box',
  minHeight: '60mm',
  p: '6mm',
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  '@media screen': { bgcolor: 'background.paper', border: 1, borderColor: 'divider' },
} as const;

const eight = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 105mm) minmax(0, 105mm)' },
  mb: 3,
  '@media print': {
    gridTemplateColumns: '105mm 105mm',
    gridAutoRows: '74mm',
    mb: 0,
    '& > article': { height: '74mm' },
  },
} as const;
