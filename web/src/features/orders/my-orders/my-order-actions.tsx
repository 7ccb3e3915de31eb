import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { addressRefusal, type Order, orderAllows } from '@rollwell/functions/contract';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { WithdrawalLink, ParcelNote } from '../../../entities/order/order-details.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { againPath, pathTo } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-time.ts';
import { reorderPath } from '../checkout/quantity-param.ts';
import { afterTexts, texts } from '../texts.ts';
import { CancelOrderButton } from './cancel-buttons.tsx';

/** What the person who placed an order can do about it: an unpaid one is paid or cancelled, any other ordered again. */
export function MyOrderActions({ order }: { order: Order }) {
  const { purchase } = order;
  if (!orderAllows(order, 'pay'))
    return (
      <>
        <LinkButton
          to={purchase ? againPath(purchase.id) : reorderPath(order)}
          variant="outlined"
          aria-label={
            purchase
              ? texts.orderAgainAll(purchase.lines)
              : texts.orderAgainNamed(order.productName)
          }
          sx={{ mt: 2, alignSelf: { sm: 'flex-start' } }}
        >
          {texts.orderAgain}
        </LinkButton>
        <ParcelNote order={order} />
        <AddressLink order={order} />
        {order.shipped && (
          <LinkButton
            to={pathTo('reviewProduct', order.productId)}
            color="secondary"
            aria-label={texts.reviewNamed(order.productName)}
            sx={besides}
          >
            {texts.review}
          </LinkButton>
        )}
        <WithdrawalLink order={order} />
      </>
    );
  return (
    <>
      {order.holdUntil && <HoldNote holdUntil={order.holdUntil} />}
      <Stack direction="row" spacing={2} sx={{ mt: 2, alignItems: 'center' }}>
        <LinkButton
          to={pathTo('payment', order._id)}
          variant="contained"
          aria-label={texts.payNowNamed(order.productName)}
        >
          {texts.payNow}
        </LinkButton>
        <CancelOrderButton order={order} title={texts.cancelTitle(order.productName)} />
      </Stack>
      <AddressLink order={order} />
    </>
  );
}

/** Leads to where the order can be sent elsewhere, for as long as that is possible. */
function AddressLink({ order }: { order: Order }) {
  if (addressRefusal(order) !== undefined) return null;
  return (
    <LinkButton
      to={pathTo('changeAddress', order._id)}
      color="secondary"
      aria-label={afterTexts.address.linkNamed(order.productName)}
      sx={besides}
    >
      {afterTexts.address.link}
    </LinkButton>
  );
}

/** Its words stand below those above it, without the room around them. */
const besides = { mt: 1, ml: -2.5, alignSelf: 'flex-start' } as const;

/** Until when an unpaid order keeps its pieces. */
function HoldNote({ holdUntil }: { holdUntil: string }) {
  const now = useNow();
  const deadline = useFormats().deadline(holdUntil, now);
  const ranOut = new Date(holdUntil) <= now;
  return (
    <Typography sx={{ mt: 2 }} {...(ranOut && { color: 'error' })}>
      {ranOut ? texts.keptRanOut(deadline) : texts.keptUntil(deadline)}
    </Typography>
  );
}
