import {
  type ConfirmedVatNumber,
  type Country,
  goesWithoutVat,
  type Invitation,
  looksLikeVatNumber,
  type NewOrder,
  type NewPurchase,
  normalVatNumber,
  TOAST,
} from '@rollwell/functions/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { ORDERS_AND_STOCK } from './change-orders.ts';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { orderKeys, orderQuery, purchaseQuery } from '../../../entities/order/order-queries.ts';
import { userKeys } from '../../../entities/session/use-session.ts';
import { useDebouncedValue } from '../../../lib/use-time.ts';

/** One try to order something; the same key and body answer the first result again. */
export interface Attempt<Body> {
  body: Body;
  idempotencyKey: string;
}

/** An order moves stock: whatever shows stock or orders is read anew when it shows next. */
const invalidateForNextTime = (client: QueryClient) =>
  Promise.all(
    ORDERS_AND_STOCK.map((queryKey) => client.invalidateQueries({ queryKey, refetchType: 'none' })),
  );

/** Places an order by `POST /order`; gives its id. */
export const usePlaceOrder = () =>
  useMutation({
    mutationFn: async (attempt: Attempt<NewOrder>) =>
      (await request('placeOrder', attempt)).insertedId,
    meta: { failureToast: TOAST.somethingWrong },
    onSuccess: (_id, _attempt, _result, { client }) => invalidateForNextTime(client),
  });

/**
 * Orders several products at once by `POST /order/purchase`, or for a customer, by their address, by
 * `POST /order/purchase/for/{email}`, as an admin; gives the id of the first line's order, by which all of
 * them are paid.
 */
export const usePlacePurchase = (customer?: string) =>
  useMutation({
    mutationFn: async (attempt: Attempt<NewPurchase>, { client }) => {
      const { insertedId: id } =
        customer === undefined
          ? await request('placePurchase', attempt)
          : await request('placePurchaseFor', { ...attempt, params: { email: customer } });
      const lines = await client.fetchQuery(purchaseQuery(id));
      const [first] = lines;
      if (!first) throw new Error('a purchase has a line');
      // The payment page begins with them, and reads them anew.
      for (const line of lines) client.setQueryData(orderQuery(line._id).queryKey, line);
      return first._id;
    },
    meta: { failureToast: TOAST.somethingWrong },
    onSuccess: (_id, _attempt, _result, { client }) => invalidateForNextTime(client),
  });

/** Opens an account for the customer of an address by `PUT /user/invited/{email}`, as an admin. */
export const useInviteUser = (email: string) =>
  useMutation({
    mutationFn: (body: Invitation) => request('inviteUser', { params: { email }, body }),
    meta: { invalidatesOnSuccess: [userKeys.profile(email)] },
  });

/** Debounce of the look-up in milliseconds. */
const STILL_MS = 600;

const lookUp = (number: string) =>
  queryOptions<ConfirmedVatNumber, ApiError>({
    queryKey: orderKeys.vatNumber(number),
    queryFn: ({ signal }) => request('checkVatNumber', { params: { number }, signal }),
    // The register is slow and rate-limited.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a form says of a business. */
interface Business {
  vatNumber?: string | undefined;
  country?: Country | undefined;
}

const isLookedUp = (number: string, country: Country): boolean =>
  looksLikeVatNumber(number) && goesWithoutVat(number, country);

/**
 * What the register says of a number as it is typed, by `GET /order/vat-number/{number}`.
 *
 * @returns nothing where the number makes no difference to an order to that country
 */
export function useVatLookUp(typed: string | undefined, country: Country) {
  const number = normalVatNumber(useDebouncedValue(typed ?? '', STILL_MS));
  const query = useQuery({ ...lookUp(number), enabled: isLookedUp(number, country) });
  return isLookedUp(number, country) ? query : undefined;
}

/** Tells whether what a form says of a business was confirmed, so that its order has no VAT. */
export function useIsVatNumberConfirmed(): (business: Business) => boolean {
  const client = useQueryClient();
  return ({ vatNumber = '', country }) => {
    const number = normalVatNumber(vatNumber);
    if (country === undefined || !isLookedUp(number, country)) return false;
    return client.getQueryData(lookUp(number).queryKey) !== undefined;
  };
}
