import { placed } from '../render/place.ts';
import { join } from '../render/scene.ts';
import type { Model } from '../render/scene.ts';
import { vec } from '../render/vector.ts';
import { DARK, OXIDE, PETROL, framed } from './composition.ts';
import type { Composition } from './composition.ts';
import { foam, lambskin, microfibre, mohair, polyamide } from '../tools/nap-kinds.ts';
import { roller } from '../tools/roller.ts';
import type { RollerSpec } from '../tools/roller.ts';

/** Core radius in centimetres of the large and the small sleeves. */
const CORE = 2.55;
const MINI = 0.95;

/** What a sleeve is covered with, given the length of its pile in millimetres, and its colour. */
const COVERS = {
  'microfibre-25-9': { pile: microfibre, cap: PETROL },
  'microfibre-18-9': { pile: microfibre, cap: PETROL },
  'microfibre-10-6': { pile: microfibre, cap: PETROL },
  'polyamide-25-12': { pile: polyamide(['#E0A21B', OXIDE]), cap: OXIDE },
  'polyamide-25-18': { pile: polyamide([PETROL]), cap: OXIDE },
  'facade-25-25': { pile: polyamide(['#2F6E3B', '#E0A21B'], 2), cap: DARK },
  'lambskin-25-21': { pile: lambskin, cap: '#5B3A1E' },
  'wide-45-13': { pile: polyamide([OXIDE]), cap: OXIDE },
  'foam-10': { pile: () => foam(), cap: DARK },
  'mohair-10-4': { pile: mohair, cap: '#5B3A1E' },
  'mohair-25-4': { pile: mohair, cap: '#5B3A1E' },
} as const;

export type SleeveName = keyof typeof COVERS;
export const SLEEVE_NAMES = Object.keys(COVERS) as SleeveName[];

/** Width in centimetres and pile in millimetres, which is what a sleeve is bought by: `…-25-9`. */
export function sleeveSize(name: SleeveName): { widthCm: number; napMm: number | undefined } {
  const [, width = '', nap] = /-(\d+)(?:-(\d+))?$/.exec(name) ?? [];
  return { widthCm: Number(width), napMm: nap === undefined ? undefined : Number(nap) };
}

/** A sleeve as large, and its pile as long, as its name says. */
export function sleeve(name: SleeveName): RollerSpec {
  const { pile, cap } = COVERS[name];
  const { widthCm: width, napMm = 0 } = sleeveSize(name);
  const isSmall = width <= 10;
  return { width, core: isSmall ? MINI : CORE, lid: isSmall, nap: pile(napMm), cap };
}

/**
 * Height of the picture in centimetres, the same for every sleeve, so that a pile of 6 mm never
 * looks longer than one of 9 mm. The widest sleeve alone has to stand further away.
 */
const SPAN = 22;
const WIDEST_IN_SPAN = 25;
const TURN = 36;

/** The catalogue pose: across the picture, the near end toward the viewer on the left. */
export function sleevePicture(name: SleeveName): Composition {
  const spec = sleeve(name);
  if (spec.lid) return framed(join(...row(spec, 5)), { span: SPAN });
  const model = placed(roller(spec), { turn: TURN });
  if (spec.width > WIDEST_IN_SPAN) return framed(model, { fill: 0.9 });
  return framed(model, { span: SPAN });
}

/** Small sleeves side by side: there is room for several, and they are bought by the dozen. */
function row(spec: RollerSpec, count: number): Model[] {
  const turn = (TURN * Math.PI) / 180;
  const pitch = 2 * (spec.core + spec.nap.length) + 0.9;
  return Array.from({ length: count }, (_, i) => {
    const across = (i - (count - 1) / 2) * pitch;
    const along = 0.5 * Math.sin(i * 2.4);
    const shift = vec(
      across * Math.sin(turn) + along * Math.cos(turn),
      0,
      across * Math.cos(turn) - along * Math.sin(turn),
    );
    return placed(roller({ ...spec, salt: i * 7 + 1 }), { turn: TURN, shift });
  });
}
