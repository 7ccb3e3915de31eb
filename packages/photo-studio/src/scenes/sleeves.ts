import { placed } from '../render/place.ts';
import { join } from '../render/scene.ts';
import { vec } from '../render/vector.ts';
import { DARK, OXIDE, PETROL, framed } from './composition.ts';
import type { Composition } from './composition.ts';
import { foam, lambskin, microfibre, mohair, polyamide } from '../tools/nap-kinds.ts';
import { roller } from '../tools/roller.ts';
import type { RollerSpec } from '../tools/roller.ts';

/** Core radius in centimetres of the large, the small and the wide sleeves. */
const CORE = 2.55;
const MINI = 0.95;

export const SLEEVES = {
  'microfibre-25-9': { width: 25, core: CORE, nap: microfibre(9), cap: PETROL },
  'microfibre-18-9': { width: 18, core: CORE, nap: microfibre(9), cap: PETROL },
  'microfibre-10-6': { width: 10, core: MINI, nap: microfibre(6), cap: PETROL },
  'polyamide-25-12': { width: 25, core: CORE, nap: polyamide(12, ['#E0A21B', OXIDE]), cap: OXIDE },
  'polyamide-25-18': { width: 25, core: CORE, nap: polyamide(18, [PETROL]), cap: OXIDE },
  'facade-25-25': {
    width: 25,
    core: CORE,
    nap: polyamide(25, ['#2F6E3B', '#E0A21B'], 2),
    cap: DARK,
  },
  'lambskin-25-21': { width: 25, core: CORE, nap: lambskin(21), cap: '#5B3A1E' },
  'wide-45-13': { width: 45, core: CORE, nap: polyamide(13, [OXIDE]), cap: OXIDE },
  'foam-10': { width: 10, core: MINI, nap: foam(), cap: DARK },
  'mohair-10-4': { width: 10, core: MINI, nap: mohair(4), cap: '#5B3A1E' },
  'mohair-25-4': { width: 25, core: CORE, nap: mohair(4), cap: '#5B3A1E' },
} satisfies Record<string, RollerSpec>;

export type SleeveName = keyof typeof SLEEVES;

/**
 * The catalogue pose: one sleeve across the picture, its near end toward the viewer on the left.
 * Small ones lie in pairs, or they would look like large ones.
 */
export function sleevePicture(name: SleeveName): Composition {
  const spec: RollerSpec = SLEEVES[name];
  const near = placed(roller(spec), { turn: 33 });
  if (spec.core > 2) return framed(near, { fill: 0.88 });
  const behind = placed(roller({ ...spec, salt: 7 }), { turn: 33, shift: vec(0.9, 0, -4.6) });
  return framed(join(near, behind), { fill: 0.84 });
}
