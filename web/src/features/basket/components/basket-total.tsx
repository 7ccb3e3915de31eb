import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { paths } from '../../../lib/paths.ts';
import type { BasketLines } from '../basket-lines.ts';
import type { LineState } from '../line-state.ts';
import { screenTexts as texts } from '../texts.ts';
import { DeliveryTotal } from './delivery-total.tsx';

interface BasketTotalProps {
  lines: BasketLines;
  /** How each line stands, in their order. */
  states: readonly LineState[];
}

/** What can be ordered costs together, and the way on; or what is to be mended before. */
export function BasketTotal({ lines, states }: BasketTotalProps) {
  const [isAnnounced, setAnnounced] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const fine = lines.flatMap(({ quantity }, index) => {
    const state = states[index];
    return state?.kind === 'fine' ? [{ product: state.product, quantity }] : [];
  });
  const broken = lines.length - fine.length;
  const tell = () => {
    setAnnounced(true);
    note.current?.focus();
  };
  if (fine.length === 0) return <NothingToOrder states={states} />;
  return (
    <Box sx={place}>
      <DeliveryTotal lines={fine} />
      {broken > 0 && (
        <Typography
          ref={note}
          tabIndex={-1}
          role={isAnnounced ? 'alert' : undefined}
          color="error"
          sx={{ mt: 1, fontWeight: 650 }}
        >
          <span>{texts.withoutBroken(broken)}</span> {texts.mendFirst}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {broken > 0 ? (
          <Button variant="contained" size="large" onClick={tell}>
            {texts.order}
          </Button>
        ) : (
          <LinkButton to={paths.basketOrder} variant="contained" size="large">
            {texts.order}
          </LinkButton>
        )}
        <LinkButton to={paths.products} variant="outlined" color="secondary" size="large">
          {texts.moreProducts}
        </LinkButton>
      </Box>
    </Box>
  );
}

/**
 * Why nothing can be ordered. While a quantity is being typed, which is invalid for a moment, the total
 * stays.
 */
function NothingToOrder({ states }: Pick<BasketTotalProps, 'states'>) {
  if (states.some(({ kind }) => kind === 'wrong' || kind === 'asking'))
    return (
      <Box sx={place}>
        <DeliveryTotal lines={[]} />
        <Typography sx={{ mt: 1 }}>{texts.nothingYet}</Typography>
      </Box>
    );
  return (
    <Box sx={place}>
      <Typography sx={{ mb: 2, fontWeight: 650 }}>{texts.nothingLeft}</Typography>
      <LinkButton to={paths.products} variant="contained" size="large">
        {texts.toProducts}
      </LinkButton>
    </Box>
  );
}

const place = {
  mt: 3,
  ml: { sm: 'auto' },
  width: { sm: 420 },
} as const;
