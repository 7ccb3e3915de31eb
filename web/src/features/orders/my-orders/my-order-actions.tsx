import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  addressRefusal,
  type Order,
  orderAllows,
  type Purchase,
} from '@rollwell/functions/contract';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import {
  isOpenForWithdrawal,
  ParcelNote,
  WithdrawalLink,
  WithdrawnNote,
} from '../../../entities/order/order-details.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { againPath, pathTo } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-time.ts';
import { reorderPath } from '../checkout/quantity-param.ts';
import { afterTexts, texts } from '../texts.ts';
import { orderName } from '../order-page/order-head.tsx';
import { CancelOrderButton, CancelPurchaseButton } from './cancel-buttons.tsx';

/**
 * What the person who placed an order can do about it: an unpaid one is paid or cancelled, any other
 * ordered again. What concerns one of several products stands beside it, in `MyLineActions`.
 */
export function MyOrderActions({ lines }: { lines: Purchase }) {
  const [first, ...others] = lines;
  const isOne = others.length === 0;
  const unpaid = lines.find((order) => orderAllows(order, 'pay'));
  if (unpaid)
    return (
      <>
        {unpaid.holdUntil && <HoldNote holdUntil={unpaid.holdUntil} />}
        <Stack direction="row" spacing={2} sx={{ mt: 2, alignItems: 'center' }}>
          <LinkButton
            to={pathTo('payment', unpaid._id)}
            variant="contained"
            aria-label={texts.payNowNamed(orderName(lines))}
          >
            {texts.payNow}
          </LinkButton>
          {isOne ? (
            <CancelOrderButton order={first} title={texts.cancelTitle(first.productName)} />
          ) : (
            <CancelPurchaseButton lines={lines} />
          )}
        </Stack>
        <AddressLink lines={lines} />
      </>
    );
  return (
    <>
      <LinkButton
        to={first.purchase ? againPath(first.purchase.id) : reorderPath(first)}
        variant="outlined"
        aria-label={
          first.purchase
            ? texts.orderAgainAll(first.purchase.lines)
            : texts.orderAgainNamed(first.productName)
        }
        sx={{ mt: 2, alignSelf: { sm: 'flex-start' } }}
      >
        {texts.orderAgain}
      </LinkButton>
      {isOne && <ParcelNote order={first} />}
      <AddressLink lines={lines} />
      {isOne && <ReviewLink order={first} />}
      <WithdrawalLink order={lines.find(isOpenForWithdrawal) ?? first} />
    </>
  );
}

/** What they can do about one product of an order with several. */
export function MyLineActions({ order }: { order: Order }) {
  return (
    <>
      <ParcelNote order={order} />
      {orderAllows(order, 'cancel') && (
        <CancelOrderButton order={order} title={texts.cancelTitle(order.productName)} />
      )}
      <ReviewLink order={order} />
      <WithdrawnNote order={order} ofLine />
    </>
  );
}

/** Leads to the review of what was received. */
function ReviewLink({ order }: { order: Order }) {
  if (!order.shipped || orderAllows(order, 'pay')) return null;
  return (
    <LinkButton
      to={pathTo('reviewProduct', order.productId)}
      color="secondary"
      aria-label={texts.reviewNamed(order.productName)}
      sx={besides}
    >
      {texts.review}
    </LinkButton>
  );
}

/** Leads to where the order can be sent elsewhere, for as long as that is possible. */
function AddressLink({ lines }: { lines: Purchase }) {
  const order = lines.find((line) => addressRefusal(line) === undefined);
  if (!order) return null;
  return (
    <LinkButton
      to={pathTo('changeAddress', order._id)}
      color="secondary"
      aria-label={afterTexts.address.linkNamed(orderName(lines))}
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
