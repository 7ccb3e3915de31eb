/** What the fuzzer needs to know of one operation of the OpenAPI document. */
export interface OperationDocument {
  id: string;
  method: string;
  /** With its parameters in braces. */
  path: string;
  /** Names of the query's parameters. */
  query: readonly string[];
  /** Names of the body's fields. */
  fields: readonly string[];
  /** Every status that it may answer. */
  statuses: readonly number[];
}

interface Operation {
  operationId: string;
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  responses: Record<string, object>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const toOperation = (path: string, method: string, operation: Operation): OperationDocument => ({
  id: operation.operationId,
  method,
  path,
  query: operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name),
  fields: Object.keys(operation.requestBody?.content['application/json']?.schema.properties ?? {}),
  statuses: Object.keys(operation.responses).map(Number),
});

/** Every operation that the shop's own document describes. */
export const readOperations = async (shopUrl: string): Promise<OperationDocument[]> => {
  const { paths } = (await (await fetch(`${shopUrl}/openapi.json`)).json()) as Document;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toOperation(path, method, operation)),
  );
};
