import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ratesInWords, SELLER_LABELS, type Seller } from '@rollwell/functions/contract';
import type { ReactNode } from 'react';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { mailTo } from '../../../lib/paths.ts';
import { useSettings } from '../api/settings.ts';
import { texts } from '../texts.ts';

const { imprint } = texts;

/** Who sells here, as the law wants it said, and what prices contain. */
export function Imprint() {
  return (
    <QueryState query={useSettings()} loading={<LoadingRows rows={6} />}>
      {({ seller, textsConfirmed, ...rates }) => (
        <>
          {!textsConfirmed && <Typography sx={{ mb: 3 }}>{imprint.sample}</Typography>}
          <SellerFacts seller={seller} />
          <Typography sx={{ mt: 3 }}>{imprint.prices(ratesInWords(rates))}</Typography>
        </>
      )}
    </QueryState>
  );
}

function SellerFacts({ seller }: { seller: Seller }) {
  const { name, representative, street, postcode, city, country, email, phone } = seller;
  return (
    <Box component="dl" sx={facts}>
      <Fact label={SELLER_LABELS.name}>{name}</Fact>
      <Fact label={imprint.address}>
        <span>{street}</span>
        <br />
        <span>{postcode}</span> <span>{city}</span>
        <br />
        <span>{country}</span>
      </Fact>
      <Fact label={SELLER_LABELS.representative}>{representative}</Fact>
      <Fact label={SELLER_LABELS.email}>
        <Link href={mailTo(email, '')}>{email}</Link>
      </Fact>
      <Fact label={SELLER_LABELS.phone}>{phone}</Fact>
      <Fact label={SELLER_LABELS.register}>{seller.register}</Fact>
      <Fact label={SELLER_LABELS.vatNumber}>{seller.vatNumber}</Fact>
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

const facts = {
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: 2 },
} as const;
