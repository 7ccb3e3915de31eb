import Box from '@mui/material/Box';
import { PHONE_SIZES } from '../../../components/data-display/picture.tsx';
import { texts } from '../texts.ts';

const sizes = `(min-width: 900px) 640px, ${PHONE_SIZES}`;
const srcSet = (format: 'avif' | 'webp') =>
  [640, 1280].map((width) => `/hero-${width}.${format} ${width}w`).join(', ');

/** The tool, large, cut out so that it lies on the band behind it. */
export function HeroPicture() {
  return (
    <Box component="picture" sx={pictureStyle}>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
      <img
        src="/hero-640.webp"
        alt={texts.hero.picture}
        width={640}
        height={480}
        fetchPriority="high"
        decoding="async"
      />
    </Box>
  );
}

const pictureStyle = {
  position: 'relative',
  zIndex: 1,
  alignSelf: 'end',
  display: 'block',
  mx: { xs: -2, sm: 0 },
  mr: { md: -5 },
  '& img': { display: 'block', width: '100%', height: 'auto' },
} as const;
