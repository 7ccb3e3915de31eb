import { ENDPOINTS, type EndpointName } from '../../contract/api/endpoints.ts';
import { COMPONENTS } from './components.ts';
import { operationOf } from './operation.ts';
import { templateOf } from './path-template.ts';

type Paths = Record<string, Record<string, unknown>>;

const pathsOf = (names: EndpointName[]): Paths => {
  const paths: Paths = {};
  for (const name of names) {
    const path = templateOf(name);
    const method = ENDPOINTS[name].method.toLowerCase();
    paths[path] = { ...paths[path], [method]: operationOf(name) };
  }
  return paths;
};

/** The OpenAPI 3.1 description of every call, made from the table and the schemas that the API runs on. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Rollwell shop',
    version: '1.0.0',
    description:
      'Products, orders, payments, reviews and blogs of a paint-roller maker. Money is a decimal number with at most two decimals, times are ISO 8601 in UTC.',
  },
  servers: [{ url: '/' }],
  paths: pathsOf(Object.keys(ENDPOINTS) as EndpointName[]),
  components: COMPONENTS,
});
