import { AppError } from '../../contract/api/app-error.ts';
import { PICTURE_ORIGINS } from '../../contract/site/images.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';
import type { Deps } from '../deps.ts';

type Needed = Pick<Deps, 'images' | 'settings'>;

const isOnSite = ({ settings }: Needed, address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === new URL(settings.shopUrl).origin;

/**
 * Refuses pictures that lie elsewhere than in this shop's own bucket or on its site: the schemas take
 * those of any bucket, which a browser cannot tell apart.
 *
 * @param pictures addresses by the field of the body that has them
 * @param accounts whether photos of Google accounts are taken as well
 * @throws AppError `foreign_picture`, with the fields
 */
export const requireOwnPictures = (
  deps: Needed,
  pictures: Readonly<Record<string, string | undefined>>,
  { accounts = false } = {},
): void => {
  const isTaken = (address: string): boolean =>
    deps.images.isOwn(address) ||
    isOnSite(deps, address) ||
    (accounts && address.startsWith(`${PICTURE_ORIGINS.accountPhotos}/`));
  const foreign = Object.entries(pictures).filter(
    ([, address]) => address !== undefined && address !== '' && !isTaken(address),
  );
  if (foreign.length === 0) return;
  throw new AppError('foreign_picture', {
    fields: Object.fromEntries(foreign.map(([field]) => [field, VALIDATION.pictureHost])),
  });
};

/** The pictures of a product by the fields of its body. */
export const productPictures = ({
  img,
  pictures = [],
}: {
  img: string;
  pictures?: readonly { img: string }[] | undefined;
}): Record<string, string> => ({
  img,
  ...Object.fromEntries(pictures.map((picture, i) => [`pictures[${i}].img`, picture.img])),
});
