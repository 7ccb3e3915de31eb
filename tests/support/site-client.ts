import * as api from './api-client.ts';

/** One request as browsers make it: through Hosting and the functions runtime. */
export const request: typeof api.request = (method, path, options) =>
  api.request(method, path, { ...options, origin: api.SHOP });

/** One call of the endpoint table as browsers make it: through Hosting and the functions runtime. */
export const call: typeof api.call = (name, params, options) =>
  api.call(name, params, { ...options, origin: api.SHOP });
