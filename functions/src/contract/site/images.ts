/** The sizes and types in which every uploaded picture is kept, for `srcset`. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const;

export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/**
 * And one for what is shown small: who wrote a review, which pictures a product has. In WebP alone,
 * which is no larger than AVIF at this size. In no `srcset`, since every page would carry it for a
 * few pixels' sake.
 */
export const SMALL_IMAGE = { width: 160, format: 'webp' } as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number] | typeof SMALL_IMAGE.width;

/** Every version of an upload. */
export const IMAGE_VERSIONS: readonly { width: ImageWidth; format: ImageFormat }[] = [
  ...IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => ({ width, format }))),
  SMALL_IMAGE,
];

/** What may be uploaded; SVG is left out because it can carry scripts. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/**
 * Where a picture of the shop may lie: in its Storage, or at Google for the photo of an account.
 * The Content-Security-Policy of firebase.json names the same; a test holds both together.
 */
export const PICTURE_ORIGINS = {
  storage: 'https://firebasestorage.googleapis.com',
  accountPhotos: 'https://lh3.googleusercontent.com',
} as const;

/** On a developer's machine the emulators serve pictures, at whatever port is free. */
export const LOCAL_PICTURE_HOSTS = ['127.0.0.1', 'localhost'] as const;

/** The address of a picture that a page of the shop can show. */
export const PICTURE_ADDRESS = new RegExp(
  String.raw`^(${[
    ...Object.values(PICTURE_ORIGINS),
    ...LOCAL_PICTURE_HOSTS.map((host) => String.raw`http://${host}(:\d+)?`),
  ]
    .join('|')
    .replaceAll('.', String.raw`\.`)})/\S*$`,
);

/** The multipart field of an upload and the key that allows it. */
export const UPLOAD_FIELD = 'image';
export const UPLOAD_KEY_PARAMETER = 'key';
/** The key in the emulators; no deployment starts with it. */
export const DEMO_UPLOAD_KEY = 'demo-upload-key';

/**
 * What an uploaded picture may ask of the machine, known from its header before anything is decoded:
 * a phone's largest photo and its widest panorama; more is a picture made to fill the memory.
 */
export const IMAGE_LIMITS = {
  /** Pixels of the longer side: what WebP can hold. */
  side: 16_383,
  /** Pixels in all. */
  area: 64_000_000,
  /** Bytes in memory at once; most pictures are read row by row and hold next to nothing. */
  heldBytes: 230_000_000,
  /** Milliseconds from the first look at a picture to its last version, waiting aside. */
  workMs: 20_000,
} as const;

/** A version is at most this many times as high as its width allows it to be wide. */
export const MAX_IMAGE_RATIO = 2;

/** Name of one size of a picture within its folder, e.g. `640.webp`. */
export const imageFileName = (width: ImageWidth, format: ImageFormat): string =>
  `${width}.${format}`;

/** The size that an upload's `data.url` points at. */
export const DEFAULT_IMAGE = { width: 640, format: 'webp' } as const;

/** The end of an upload's address; the folders in an address of Storage are parted by `%2F`. */
const SIZED = /(\/|%2F)(160|320|640|1280)\.(avif|webp)(\?[^?#]*)?$/;

/**
 * The `srcset` of a picture in one format, or undefined when the address is not of a picture
 * that went through our upload (then `src` alone is to be used).
 */
export const imageSrcSet = (url: string, format: ImageFormat): string | undefined => {
  if (!SIZED.test(url)) return undefined;
  return IMAGE_WIDTHS.map((width) => `${imageUrlOfSize(url, width, format)} ${width}w`).join(', ');
};

/** What the addresses of all sizes of an uploaded picture begin with; undefined for others. */
export const imageFolder = (url: string): string | undefined =>
  SIZED.test(url) ? url.replace(SIZED, '$1') : undefined;

/** Where the site shows uploaded pictures as its own; `firebase.json` sends the path to its function. */
export const SHOWN_PICTURES = '/pictures';

/** An upload in Storage: the UUID of its folder, and the name of one size. */
const UPLOADED =
  /^\/v0\/b\/[\w.-]+\/o\/images%2Fuploads%2F([\da-f-]{36})%2F((?:160|320|640|1280)\.(?:avif|webp))\?alt=media$/;

/**
 * Where the site shows a picture: one in the shop's Storage at a path of its own, for which a browser
 * needs no second connection; any other where it is. The emulators' are left where they are: there
 * each picture would be a process of its own.
 */
export const shownAddress = (url: string): string => {
  const [host = '', path = ''] = url.split(/(?=\/v0\/)/);
  const [, id, file] = (host === PICTURE_ORIGINS.storage ? UPLOADED.exec(path) : null) ?? [];
  return file ? `${SHOWN_PICTURES}/${id}/${file}` : url;
};

/** The address of another size of a picture of ours; other addresses come back as they are. */
export const imageUrlOfSize = (url: string, width: ImageWidth, format: ImageFormat): string =>
  url.replace(SIZED, (_match, slash: string, _width, _format, query = '') =>
    [slash, imageFileName(width, format), query].join(''),
  );

/** What a picture of a product shows: the value that is kept, and how it reads. */
export const PICTURE_KIND = {
  label: 'What it shows',
  choices: {
    whole: 'The whole tool',
    detail: 'A detail',
    use: 'In use',
    scale: 'To scale',
  },
} as const;
export type PictureKind = keyof (typeof PICTURE_KIND)['choices'];

/** How many pictures a product may have beside its first one: all together are as many as a feed takes. */
export const MAX_MORE_PICTURES = 8;
