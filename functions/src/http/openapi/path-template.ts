import { ENDPOINTS, type EndpointName } from '../../contract/api/endpoints.ts';

const PARAMETER = /:(\w+)/g;

const shapeOf = (path: string): string => path.replace(PARAMETER, ':');

const joined = ([first = '', ...others]: string[]): string =>
  first + others.map((name) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`).join('');

/**
 * The path of a call as OpenAPI writes it. Paths that differ in the name of a parameter only are one path
 * to OpenAPI, so `/order/:email` and `/order/:id` are both `/order/{emailOrId}`.
 */
export const templateOf = (name: EndpointName): string => {
  const { path } = ENDPOINTS[name];
  const alike = Object.values(ENDPOINTS)
    .map((endpoint): string => endpoint.path)
    .filter((other) => shapeOf(other) === shapeOf(path))
    .map((other) => [...other.matchAll(PARAMETER)].map(([, key = '']) => key));
  let position = 0;
  return path.replace(PARAMETER, () => {
    const names = new Set(alike.map((keys) => keys[position] ?? ''));
    position += 1;
    return `{${joined([...names])}}`;
  });
};
