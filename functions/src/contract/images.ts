/** The sizes and types in which every uploaded picture is kept, for `srcset`. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** What may be uploaded; SVG is left out because it can carry scripts. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** The multipart field of an upload and the key that allows it. */
export const UPLOAD_FIELD = 'image';
export const UPLOAD_KEY_PARAMETER = 'key';

/** Most pixels of an uploaded picture: a phone's largest photo; more is a picture made to fill the memory. */
export const MAX_IMAGE_PIXELS = 64_000_000;

/** Name of one size of a picture within its folder, e.g. `640.webp`. */
export const imageFileName = (width: ImageWidth, format: ImageFormat): string =>
  `${width}.${format}`;

/** The size that an upload's `data.url` points at. */
export const DEFAULT_IMAGE = { width: 640, format: 'webp' } as const;

const SIZED = /(320|640|1280)\.(avif|webp)(\?[^?#]*)?$/;

/**
 * The `srcset` of a picture in one format, or undefined when the address is not of a picture
 * that went through our upload (then `src` alone is to be used).
 */
export const imageSrcSet = (url: string, format: ImageFormat): string | undefined => {
  if (!SIZED.test(url)) return undefined;
  return IMAGE_WIDTHS.map((width) => `${imageUrlOfSize(url, width, format)} ${width}w`).join(', ');
};

/** The address of another size of a picture of ours; other addresses come back as they are. */
export const imageUrlOfSize = (url: string, width: ImageWidth, format: ImageFormat): string =>
  url.replace(SIZED, (_match, _width, _format, query: string | undefined) =>
    [imageFileName(width, format), query ?? ''].join(''),
  );
