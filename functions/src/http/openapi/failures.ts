import { ENDPOINT_SCHEMAS } from '../../contract/api/endpoint-schemas.ts';
import { ENDPOINTS, type Access, type EndpointName } from '../../contract/api/endpoints.ts';
import type { ErrorCode } from '../../contract/api/error-codes.ts';
import { ADDRESS_LIMITS } from '../../domain/rate-limits.ts';
import { THROWN } from './thrown.ts';

/** What may be wrong with any request, escapes in its address or the encoding of its body, or with us. */
const ALWAYS: ErrorCode[] = ['invalid_request', 'too_large', 'unsupported_media_type', 'internal'];

/** Failures that come with who may call. */
const OF_ACCESS: Record<Access, ErrorCode[]> = {
  anyone: [],
  idToken: ['unauthenticated', 'permission_denied'],
  user: ['unauthenticated'],
  admin: ['unauthenticated', 'permission_denied'],
  gateway: ['invalid_signature'],
  uploadKey: ['permission_denied'],
};

interface Endpoint {
  access: Access;
  email?: string;
}

/** What is refused at the door, before the call itself is made. */
const ofDoor = (name: EndpointName): ErrorCode[] => {
  const schemas: { body?: unknown; query?: unknown; response: unknown } = ENDPOINT_SCHEMAS[name];
  const { access, email }: Endpoint = ENDPOINTS[name];
  const codes: (ErrorCode | false)[] = [
    ...OF_ACCESS[access],
    Boolean(schemas.body ?? schemas.query) && 'validation_failed',
    email !== undefined && 'permission_denied',
    name in ADDRESS_LIMITS && 'too_many_requests',
  ];
  return codes.filter((code) => code !== false);
};

/** Every code with which a call can fail: at the door, or by what its code throws. */
export const failuresOf = (name: EndpointName): ErrorCode[] => [
  ...new Set([...ALWAYS, ...ofDoor(name), ...THROWN[name]]),
];
