import { BlockList, isIP } from 'node:net';

/**
 * Addresses from which Firebase Hosting's CDN and Google's load balancers call us, as CIDR ranges.
 * Sources: Fastly's public list of its addresses; Google's load balancing documentation.
 * The CDN announces changes of its list months before it uses them (two or three a year).
 */
const KNOWN_PROXIES = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
  '35.191.0.0/16',
  '130.211.0.0/22',
] as const;

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

interface Range {
  address: string;
  bits: number;
}

/** A CIDR range such as `192.0.2.0/24`, or undefined for any other text. */
const parseRange = (text: string): Range | undefined => {
  const [address = '', length = '', ...rest] = text.split('/');
  const version = isIP(address);
  const bits = /^\d{1,3}$/.test(length) ? Number(length) : -1;
  if (version === 0 || rest.length > 0) return undefined;
  return bits >= 1 && bits <= (version === 4 ? 32 : 128) ? { address, bits } : undefined;
};

/** Whether a text is a CIDR range; one of everything (`/0`) is none, for it would trust every caller. */
export const isRange = (text: string): boolean => parseRange(text) !== undefined;

/**
 * Which addresses are proxies of ours: the known ones and the ranges of `more`.
 * IPv4 written as IPv6 (`::ffff:192.0.2.1`) counts as the IPv4 that it is.
 */
export const proxyTest = (more: readonly string[]): ((address: string) => boolean) => {
  const proxies = new BlockList();
  for (const range of [...KNOWN_PROXIES, ...more]) {
    const { address, bits } = parseRange(range) ?? {};
    if (address !== undefined && bits !== undefined)
      proxies.addSubnet(address, bits, family(address));
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, family(address));
};
