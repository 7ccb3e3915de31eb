/** Where the shop runs; the launcher says it. */
export const SHOP = process.env.SHOP_URL ?? 'http://127.0.0.1:5000';

export const WIDTHS = [360, 1280] as const;
export const SCHEMES = ['light', 'dark'] as const;
export type Width = (typeof WIDTHS)[number];
export type Scheme = (typeof SCHEMES)[number];

/** The name of one picture's file. */
export const fileName = (shot: string, width: Width, scheme: Scheme): string =>
  `${shot}-${width}-${scheme}.png`;
