import Box from '@mui/material/Box';
import MailLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isolated, type Product } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from '../../../components/navigation/router-link.tsx';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { mailTo, paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

const { safety } = texts.one;

/**
 * Who made a product and how to reach them, which one it is, and what to mind (art. 19 of
 * Regulation (EU) 2023/988). We make what we sell, so the maker is the seller.
 */
export function ProductSafety({ product: { name, attributes } }: { product: Product }) {
  const id = useId();
  const seller = useQuery(settingsQuery()).data?.seller;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {safety.title}
      </Typography>
      <Box component="dl" sx={facts}>
        <dt>{safety.maker}</dt>
        <dd>
          {seller ? (
            [seller.name, seller.street, `${seller.postcode} ${seller.city}`, seller.country]
              .map(isolated)
              .join(', ')
          ) : (
            <Link to={paths.imprint}>{safety.imprint}</Link>
          )}
        </dd>
        {seller && (
          <>
            <dt>{safety.contact}</dt>
            <dd>
              <MailLink href={mailTo(seller.email, name)}>{seller.email}</MailLink>
            </dd>
          </>
        )}
        {attributes?.articleNumber !== undefined && (
          <>
            <dt>{safety.articleNumber}</dt>
            <dd>{attributes.articleNumber}</dd>
          </>
        )}
        {attributes?.warnings !== undefined && (
          <>
            <dt>{safety.warnings}</dt>
            <dd>{attributes.warnings}</dd>
          </>
        )}
      </Box>
    </Box>
  );
}

const facts = {
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: 1.5 },
} as const;
