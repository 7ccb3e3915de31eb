import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { texts } from '../texts.ts';

/** Who sold an order, where it is printed: the screen has the imprint. */
export function PrintedSeller() {
  const { data } = useQuery(settingsQuery());
  if (!data) return null;
  const { name, street, postcode, city, country, email, phone, register, vatNumber } = data.seller;
  return (
    <Box component="address" aria-label={texts.facts.seller} sx={onPaper}>
      <div>
        <span>{name}</span>, <span>{street}</span>, <span>{postcode}</span> <span>{city}</span>,{' '}
        <span>{country}</span>
      </div>
      <div>
        <span>{email}</span>, <span>{phone}</span>
      </div>
      <div>
        <span>{register}</span>, <span>{vatNumber}</span>
      </div>
    </Box>
  );
}

const onPaper = {
  display: 'none',
  '@media print': { display: 'block' },
  fontStyle: 'normal',
  mb: 3,
} as const;
