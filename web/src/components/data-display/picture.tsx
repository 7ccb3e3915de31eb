import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  imageSrcSet,
  imageUrlOfSize,
  shownAddress,
  SMALL_IMAGE,
} from '@rollwell/functions/contract';
import { useState } from 'react';
import { PictureIcon } from './icons.tsx';

export interface PictureProps {
  src: string;
  /** What the picture shows; empty when text beside it says so already. */
  alt: string;
  /** The box in CSS pixels that is kept free, so that nothing jumps when the picture comes. */
  width: number;
  height: number;
  sizes?: string;
  /**
   * Load at once and first: for one picture of a screen, at its top. A second one would take its part
   * of a slow line; those in sight are asked for as soon as the page is laid out.
   */
  eager?: boolean;
  /** `contain` shows the whole picture, on the ground that our photos are taken on. */
  fit?: 'cover' | 'contain';
  sx?: SystemStyleObject<Theme>;
}

/** Small pictures have a `srcset` of AVIF alone; Edge before 121, which lacks it, gets the one WebP. */
const AVIF_ALONE = ['avif'] as const;
const LARGE = 640;

/**
 * A photo in the smallest format and size that the browser can use; a thumbnail in its small version. Pictures that did not go
 * through our upload come as they are; one that cannot be loaded leaves a quiet placeholder.
 */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sizes = `${width}px`, eager = false, fit = 'cover', sx } = props;
  const isSmall = isThumbnail(width);
  const shown = useImageFallback(isSmall ? thumbnailUrls(src, width) : [shownAddress(src)]);
  const formats = width > LARGE ? IMAGE_FORMATS : AVIF_ALONE;
  const box = { ...frame, aspectRatio: `${width} / ${height}` };
  if (!shown) {
    return (
      <Box
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        sx={{ ...box, ...placeholder, ...sx }}
      >
        <PictureIcon />
      </Box>
    );
  }
  return (
    <Box component="picture" sx={{ ...box, ...lit, ...(fit === 'contain' && onPrimer), ...sx }}>
      {!isSmall &&
        formats.map((format) => {
          const srcSet = imageSrcSet(shown.src, format);
          return (
            srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
          );
        })}
      <Box
        component="img"
        {...shown.watched}
        key={shown.attempt}
        src={shown.src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
        decoding="async"
        sx={{ ...filling, objectFit: fit }}
      />
    </Box>
  );
}

const filling = { width: '100%', height: '100%', display: 'block' } as const;
const frame = { display: 'block', overflow: 'hidden', bgcolor: 'background.default' } as const;
/** The background that the photos are taken on, in both schemes. */
const onPrimer = { bgcolor: '#FBFAF7' } as const;

/** Takes the glare from a photo's white ground in the dark scheme. */
const lit = {
  position: 'relative',
  isolation: 'isolate',
  'html[data-color-scheme="dark"] &::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    mixBlendMode: 'multiply',
    background: '#D9D6D0',
  },
  '@media print': { '&&::after': { display: 'none' } },
} as const;

const placeholder = { display: 'grid', placeItems: 'center', color: 'text.secondary' } as const;

/**
 * `sizes` of a picture across a phone's screen, a little less than shown: a phone of 412 px at 1.75 takes
 * the 640 px file, a third of the next one's weight and no different to the eye.
 */
export const PHONE_SIZES = '88vw';

/** Whether the small version of a picture is sharp enough for this width, in CSS pixels. */
const isThumbnail = (width: number): boolean => width * 2 <= SMALL_IMAGE.width;

/**
 * Where a picture is to be looked for that is shown so wide, in CSS pixels. What was uploaded before
 * small versions were kept has none in Storage; then it is shown as it is.
 */
export const thumbnailUrls = (src: string, width: number): readonly string[] => {
  const shown = shownAddress(src);
  const versionWidth = isThumbnail(width) ? SMALL_IMAGE.width : IMAGE_WIDTHS[0];
  return [imageUrlOfSize(shown, versionWidth, SMALL_IMAGE.format), shown];
};

interface Shown {
  src: string;
  /** React key of the `<img>`: each address gets a new element. */
  attempt: number;
  /** Of its `<img>`. */
  watched: { ref: (image: HTMLImageElement | null) => void; onError: () => void };
}

/** The first of some addresses from which a picture comes; undefined when none has one. */
export function useImageFallback(addresses: readonly string[]): Shown | undefined {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const src = addresses.find((address) => address !== '' && !failed.includes(address));
  if (src === undefined) return undefined;
  const onError = () => setFailed((before) => [...before, src]);
  // An error before hydration fired no handler.
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onError();
  };
  return { src, attempt: addresses.indexOf(src), watched: { ref, onError } };
}
