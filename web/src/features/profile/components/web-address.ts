/**
 * The address to link to for what somebody typed as their page, or undefined where it is none.
 * Only http and https count, so that a profile cannot carry a script.
 */
export function webAddress(text: string): string | undefined {
  const candidate = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(candidate)) return undefined;
  const { protocol, hostname, href } = new URL(candidate);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') ? href : undefined;
}
