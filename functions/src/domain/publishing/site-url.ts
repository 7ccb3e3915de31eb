import type { Settings } from '../deps.ts';

export type Site = Pick<Settings, 'shopUrl'>;

/** The absolute address of a path of the site; `id` fills the path's `:id`. */
export const siteUrl = ({ shopUrl }: Site, path: string, id = ''): string =>
  shopUrl + path.replace(':id', encodeURIComponent(id));
