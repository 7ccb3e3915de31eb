function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * The address to link to for what somebody typed as their page, or undefined where it is none.
 * Only http and https count, so that a profile cannot carry a script.
 */
export function webAddress(text: string): string | undefined {
  const candidate = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = parsed(candidate);
  if (!url) return undefined;
  const { protocol, hostname, href } = url;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') ? href : undefined;
}
