import type { PictureName } from './pictures.ts';

const FILM = 'Keep the film it is packed in away from small children.';
const OILY =
  'Soaked with varnish or alkyd paint it can catch fire by itself: dry it spread out in the open, never in a heap or a bin.';
const POWER_LINES =
  'It conducts electricity: keep it away from overhead lines and open sockets. Do not lean on it or climb by it.';
const SPRUNG =
  'The wires are under tension: keep your fingers off their ends when a sleeve goes on.';
const NO_FOOD = 'Not for food.';

/** What somebody has to know who uses a tool; of a brush or an empty grid there is nothing to warn. */
export const warnings: Readonly<Partial<Record<PictureName, string>>> = {
  'microfibre-25-9': FILM,
  'microfibre-18-9': FILM,
  'microfibre-10-6': FILM,
  'polyamide-25-12': FILM,
  'polyamide-25-18': FILM,
  'facade-25-25': FILM,
  'lambskin-25-21': FILM,
  'wide-45-13': `${FILM} Loaded it weighs over 2 kg: on a pole, two hands.`,
  'foam-10': FILM,
  'mohair-10-4': `${OILY} ${FILM}`,
  'mohair-25-4': `With two-part resin wear gloves, and read the safety data sheet of the resin first. ${OILY}`,
  'frame-25': SPRUNG,
  'frame-45': 'The arms spring: hold both when you take the sleeve off.',
  'tray-25': `${NO_FOOD} Full it weighs 3 kg: do not carry it up a ladder.`,
  'tray-10': NO_FOOD,
  'pole-2': POWER_LINES,
  'pole-4': `${POWER_LINES} At full length keep everybody out from under it.`,
  'kit-25': `${SPRUNG} ${FILM}`,
  'kit-10': FILM,
};
