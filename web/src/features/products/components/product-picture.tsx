import { Picture, type PictureProps } from '../../../components/data-display/picture.tsx';

/** The photo of a tool, whole: what stands at its ends is what one wants to see. */
export function ProductPicture(props: Omit<PictureProps, 'fit'>) {
  return <Picture {...props} fit="contain" />;
}
