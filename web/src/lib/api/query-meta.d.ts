import type { QueryKey } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Read past every cache on the way. */
      fresh?: boolean;
      /** A page is whole without it. */
      optional?: true;
    };
    mutationMeta: {
      /** What a toast says of a failure, wherever the person is by then; undefined for no toast. */
      failureToast?: string | ((error: Error) => string | undefined);
      /** Queries that are read again once it is over, however it ended. */
      invalidates?: readonly QueryKey[];
      /** The same, where nothing has changed unless it was done. */
      invalidatesOnSuccess?: readonly QueryKey[];
    };
  }
}
