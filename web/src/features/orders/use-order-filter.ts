import { ORDER_FILTERS, type OrderFilter } from '@rollwell/functions/contract';
import { useSearchParams } from 'react-router-dom';

const PARAM = 'state';

/** Which orders the URL asks for; undefined for all, also where it asks for nothing known. */
export function useOrderFilter(): OrderFilter | undefined {
  const [params] = useSearchParams();
  const value = params.get(PARAM);
  return ORDER_FILTERS.find((filter) => filter === value);
}

/** The query of the URL that shows these orders, from their first page on. */
export const searchOf = (filter: OrderFilter | undefined): string =>
  filter === undefined ? '' : new URLSearchParams({ [PARAM]: filter }).toString();
