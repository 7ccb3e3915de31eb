import type { Basket, Product } from '@rollwell/functions/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { productsByIdQuery } from '../../../entities/product/product-queries.ts';

/** The calls that keep a basket: read and replace. */
export interface BasketCalls {
  read: () => Promise<Basket>;
  /** @throws {ApiError} `conflict` when it is not as it was read any more. */
  replace: (change: Basket) => Promise<Basket>;
}

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
type Products = ReadonlyMap<string, Product>;

const byId = (products: Product[]): Products =>
  new Map(products.map((product) => [product._id, product]));

/** What these products cost and how many there are, asked anew. */
export const useProducts = (ids: readonly string[]) =>
  useQuery({
    ...productsByIdQuery(ids),
    select: byId,
    staleTime: 0,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
