type Claims = Record<string, unknown>;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const decode = (part = ''): Claims =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Claims;

/** The claims inside a token. */
const claimsOf = (token: string): Claims => decode(token.split('.')[1]);

/**
 * A token with some claims replaced. The Auth emulator signs nothing, so such a token is a
 * perfect forgery there, and only its claims can give it away; deployed, the signature does first.
 */
export const withClaims = (token: string, changes: Claims): string => {
  const [header] = token.split('.');
  return `${header ?? ''}.${encode({ ...claimsOf(token), ...changes })}.`;
};

/** The same claims under a header that says they are signed, with a signature of nobody. */
export const withSignature = (token: string): string =>
  `${encode({ alg: 'RS256', typ: 'JWT', kid: 'none' })}.${token.split('.')[1] ?? ''}.${Buffer.from('forged').toString('base64url')}`;
