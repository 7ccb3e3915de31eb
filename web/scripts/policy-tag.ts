/** What of a configuration of Hosting says which policy pages have. */
export interface HostingConfig {
  hosting: { headers: { regex?: string; headers: { key: string; value: string }[] }[] };
}

const POLICY = 'Content-Security-Policy';

/** Browsers take it from a header alone; `X-Frame-Options` says it for every page. */
const HEADER_ONLY = 'frame-ancestors';

/**
 * The policy of the site's pages as a tag, for one that Hosting shows at addresses for which it has no
 * policy. It stands before all that it rules.
 * @throws Error where the configuration has none for pages
 */
export function policyTag({ hosting }: HostingConfig): string {
  const policy = hosting.headers
    .filter(({ regex }) => regex !== undefined && new RegExp(regex).test('/404'))
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === POLICY)
    .at(-1);
  if (!policy) throw new Error(`The configuration of Hosting has no ${POLICY} for /404.`);
  const content = policy.value
    .split('; ')
    .filter((directive) => !directive.startsWith(HEADER_ONLY))
    .join('; ');
  return `<meta http-equiv="${POLICY}" content="${content}" />`;
}
