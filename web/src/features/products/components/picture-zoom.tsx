import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';

const LABELS = {
  Lightbox: 'Large pictures',
  Previous: 'Previous picture',
  Next: 'Next picture',
  Close: 'Close',
  'Zoom in': 'Zoom in',
  'Zoom out': 'Zoom out',
};

/** Screen pixels that a pixel of the picture becomes at most: the pile of a sleeve is to be seen. */
const MOST_ZOOM = 3;

/** White signs stand on a picture that may be white. */
const ON_PICTURE = { backgroundColor: 'rgb(0 0 0 / 60%)', filter: 'none' } as const;

interface PictureZoomProps {
  pictures: readonly { src: string; alt: string }[];
  first: number;
  onClose: () => void;
}

/**
 * The pictures as large as the screen: pinched, dragged and tapped twice by touch, + and −, arrows
 * and Escape by key. The focus goes back to where it came from.
 */
export function PictureZoom({ pictures, first, onClose }: PictureZoomProps) {
  return (
    <Lightbox
      open
      close={onClose}
      index={first}
      slides={[...pictures]}
      plugins={[Zoom]}
      carousel={{ finite: true }}
      controller={{ closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: MOST_ZOOM, pinchZoomV4: true, scrollToZoom: true }}
      labels={LABELS}
      styles={{ button: ON_PICTURE, container: { backgroundColor: '#000' } }}
      {...(pictures.length === 1 && { render: { buttonPrev: () => null, buttonNext: () => null } })}
    />
  );
}
