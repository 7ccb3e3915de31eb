import type { ListQuery } from '../../contract/schemas/list-query.ts';
import type { Deps } from '../deps.ts';

/** All messages of visitors, newest first. */
export const listContactMessages = (
  { contactMessages }: Pick<Deps, 'contactMessages'>,
  page: ListQuery,
) => contactMessages.list(page);
