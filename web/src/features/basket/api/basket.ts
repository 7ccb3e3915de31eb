import type { Product } from '@rollwell/functions/contract';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import type { BasketCalls } from '../keep-in-step.ts';
import { productKeys } from '../../../lib/query/keys.ts';

/** A person's basket by `GET` and `PUT /user/basket/{email}`. */
export const basketCalls = (email: string): BasketCalls => ({
  read: () => request('getBasket', { params: { email } }),
  replace: (body) => request('updateBasket', { params: { email }, body }),
});

/** Asks which products have these article numbers, by one `POST /product/look-up`. */
export const useLookUpNumbers = () =>
  useMutation({
    mutationFn: (articleNumbers: string[]): Promise<Product[]> =>
      request('lookUpProducts', { body: { ids: [], articleNumbers } }),
  });

/** Products by their ids, as they are now; what is gone is not among them. */
export type Products = ReadonlyMap<string, Product>;

const lookUpQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: productKeys.several(ids),
    queryFn: ({ signal }) =>
      request('lookUpProducts', { body: { ids: [...ids], articleNumbers: [] }, signal }),
    select: (products): Products => new Map(products.map((product) => [product._id, product])),
    staleTime: 0,
  });

/** What these products cost and how many there are, asked anew by `POST /product/look-up`. */
export const useProducts = (ids: readonly string[]) =>
  useQuery({ ...lookUpQuery(ids), enabled: ids.length > 0, placeholderData: keepPreviousData });
