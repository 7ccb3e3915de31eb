import Box from '@mui/material/Box';
import { imageUrlOfSize, shownAddress, type Product } from '@rollwell/functions/contract';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { bareList } from '../../../components/layout/lists.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { isOutdated } from '../../../lib/load-code.ts';
import { toast } from '../../../lib/toast.ts';
import { galleryTexts as words } from '../texts.ts';
import { ProductPhoto, productPictures, type ShownPicture } from './product-details.tsx';
import { ProductPicture } from './product-picture.tsx';

const PictureZoom = lazyPart(async () => (await import('./picture-zoom.tsx')).PictureZoom);

const largeOf = ({ img }: ShownPicture): string => imageUrlOfSize(shownAddress(img), 1280, 'webp');
const placeId = (index: number): string => `picture-${index + 1}`;

/** Which picture of a strip is in view, the first one being 0. */
const inView = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(scrollLeft / Math.max(clientWidth, 1));

/** An unmodified click, which opens no new tab or download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * All pictures of a product: to swipe through, with small ones below that lead to each. Without
 * script the small ones are links to their places, and a picture links to its large version.
 */
export function ProductGallery({ product }: { product: Product }) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number>();
  const [zoomed, setZoomed] = useState<number>();
  const pictures = productPictures(product);
  const large = pictures.map((picture) => ({ src: largeOf(picture), alt: picture.alt }));

  // The strip may have been scrolled before hydration.
  useEffect(() => {
    if (strip.current) setShown(inView(strip.current));
  }, []);

  const goTo = (event: MouseEvent, index: number) => {
    const list = strip.current;
    if (!list || !isPlain(event)) return;
    event.preventDefault();
    list.scrollTo({ left: index * list.clientWidth });
  };
  const zoom = (event: MouseEvent, index: number) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    setZoomed(index);
  };
  return (
    <Box
      component="section"
      aria-label={words.label(product.name)}
      sx={shown === undefined ? { ...markedByAddress(pictures.length), ...firstAlone } : null}
    >
      <Box
        component="ul"
        ref={strip}
        onScroll={({ currentTarget }) => setShown(inView(currentTarget))}
        sx={slides}
      >
        {pictures.map((picture, index) => (
          <li key={picture.img} id={placeId(index)}>
            <a
              href={largeOf(picture)}
              data-answered
              aria-label={words.enlarge(picture.alt)}
              onClick={(event) => zoom(event, index)}
            >
              <ProductPhoto picture={picture} eager={index === 0} />
            </a>
          </li>
        ))}
      </Box>
      {pictures.length > 1 && (
        <Box component="ul" sx={small}>
          {pictures.map((picture, index) => (
            <li key={picture.img}>
              <a
                href={`#${placeId(index)}`}
                aria-label={words.show(index + 1, picture.alt)}
                aria-current={index === (shown ?? 0)}
                onClick={(event) => goTo(event, index)}
              >
                <ProductPicture src={picture.img} alt="" width={80} height={60} />
              </a>
            </li>
          ))}
        </Box>
      )}
      {zoomed !== undefined && (
        <PictureZoom
          pictures={large}
          first={zoomed}
          onClose={() => setZoomed(undefined)}
          onFailure={(error) => {
            setZoomed(undefined);
            // Without a connection the large picture does not come either.
            if (isOutdated(error)) location.assign(large[zoomed]?.src ?? product.img);
            else toast.error(messageOf(error));
          }}
        />
      )}
    </Box>
  );
}

/** Before the app runs, the address says which small picture was pressed last. */
const markedByAddress = (count: number) => ({
  '&:has(li:target) a[aria-current="true"]': { borderColor: 'divider' },
  ...Object.fromEntries(
    Array.from({ length: count }, (_, index) => placeId(index)).map((id) => [
      `&:has(#${id}:target) a[href="#${id}"][href]`,
      { borderColor: 'secondary.main' },
    ]),
  ),
});

/**
 * Most visitors look at the first picture only: the others load on hover, touch, focus or a press of a
 * thumbnail; without scripts at once.
 */
const firstAlone = {
  '@media (scripting: enabled)': {
    'html:not([data-app]) &:not(:has(li:target)) li + li > a[data-answered] img': {
      display: 'none',
    },
  },
} as const;

const slides = {
  ...bareList,
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: 1,
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '& > li': { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollMarginTop: '96px' },
  '& a': { display: 'block', borderRadius: 1, cursor: 'zoom-in', outlineOffset: '-3px' },
} as const;

const small = {
  ...bareList,
  mt: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& a': {
    display: 'block',
    width: 80,
    border: 2,
    borderColor: 'divider',
    borderRadius: 1,
    overflow: 'hidden',
  },
  '& a[aria-current="true"]': { borderColor: 'secondary.main' },
  '@media print': { display: 'none' },
} as const;
