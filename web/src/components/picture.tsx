import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { IMAGE_FORMATS, imageSrcSet, shownAddress } from '@rollwell/functions/contract';
import { isShownSmall, smallAddresses } from '../lib/small-picture.ts';
import { useShownAddress } from '../lib/use-shown-address.ts';
import { PictureIcon } from './icons.tsx';

export interface PictureProps {
  src: string;
  /** What the picture shows; empty when text beside it says so already. */
  alt: string;
  /** The box in CSS pixels that is kept free, so that nothing jumps when the picture comes. */
  width: number;
  height: number;
  /** How wide the picture is shown, as in `<img sizes>`. */
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

/** Of what is not shown large, only AVIF comes in sizes: Edge before 121 alone shows none, and has WebP in one. */
const AVIF_ALONE = ['avif'] as const;
const LARGE = 640;

/**
 * A photo in the smallest format and size that the browser can use; a thumbnail in its small version. Pictures that did not go
 * through our upload come as they are; one that cannot be loaded leaves a quiet placeholder.
 */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sizes = `${width}px`, eager = false, fit = 'cover', sx } = props;
  const isSmall = isShownSmall(width);
  const shown = useShownAddress(isSmall ? smallAddresses(src, width) : [shownAddress(src)]);
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
/** The ground of the photos, by day and by night: what is beside a narrow one is no other colour. */
const onPrimer = { bgcolor: '#FBFAF7' } as const;

/** By night the light on a photo falls off, so that its ground is no white box in a dark page. */
const lit = {
  position: 'relative',
  isolation: 'isolate',
  'html[data-color-scheme="dark"] &::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    mixBlendMode: 'multiply',
    background: 'radial-gradient(ellipse 100% 110% at 42% 38%, #D2CFCA 10%, #5D6166 100%)',
  },
  '@media print': { '&&::after': { display: 'none' } },
} as const;

const placeholder = { display: 'grid', placeItems: 'center', color: 'text.secondary' } as const;
