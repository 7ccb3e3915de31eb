import { PHONE_WIDE } from '../../../components/data-display/picture.tsx';

/** The box of a post's picture, in CSS pixels: three to two, everywhere. */
export const picture = { width: 640, height: 427 } as const;

/** How wide a card's picture is shown in one, two and three columns. */
export const cardSizes = `(min-width: 900px) 352px, (min-width: 600px) 46vw, ${PHONE_WIDE}`;
