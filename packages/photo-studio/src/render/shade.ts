import { DOME_POWER, KEY_DIRECTION, KEY_POWER, domeLight, studio, towardKey } from './light.ts';
import type { Sampler } from './random.ts';
import type { Contact, Scene } from './scene.ts';
import { add, basis, clamp, dot, mix, mul, normalize, rgb, scale, vec } from './vector.ts';
import type { Vec } from './vector.ts';

export const GROUND = rgb('#FBFAF7');
/** Beyond this distance (cm) a thing no longer takes dome light from another. */
const REACH = 24;

function cosineDirection(n: Vec, [a, b]: readonly [number, number]): Vec {
  const r = Math.sqrt(a);
  const turn = 2 * Math.PI * b;
  const [p, q] = basis(n);
  return normalize(
    add(
      add(scale(p, r * Math.cos(turn)), scale(q, r * Math.sin(turn))),
      scale(n, Math.sqrt(1 - a)),
    ),
  );
}

/** A cheap guess of how bright a thing is that is only seen by bounce or in a mirror. */
function roughly(c: Contact): Vec {
  const lamp = clamp(dot(c.normal, KEY_DIRECTION) * 0.8 + 0.1);
  const light = add(scale(KEY_POWER, lamp * 0.75), scale(domeLight(c.normal), 0.8));
  return mul(c.color, scale(light, 0.35 + 0.65 * c.open));
}

/** Where a ray that goes down meets the floor, or Infinity. */
export const toGround = (o: Vec, d: Vec): number => (d.y < -1e-6 ? -o.y / d.y : Infinity);

/** Share of full light, 0 to 1, on the floor at a point: what the shadows leave of it. */
export function groundLight(scene: Scene, point: Vec, sampler: Sampler): number {
  if (!scene.shades(point, REACH)) return 1;
  const lift = add(point, vec(0, 0.01, 0));
  const key = scene.blocked(lift, towardKey(lift, sampler.next()), undefined) ? 0 : 1;
  const met = scene.trace(lift, cosineDirection(vec(0, 1, 0), sampler.next()), false, 0);
  const open = met ? clamp(met.t / REACH) ** 1.5 : 1;
  const bounce = met ? roughly(met).y * (1 - open) * 0.5 : 0;
  const keyLevel = KEY_POWER.y * KEY_DIRECTION.y;
  const skyLevel = DOME_POWER * 1.1;
  return (key * keyLevel + (open + bounce) * skyLevel) / (keyLevel + skyLevel);
}

function ambient(scene: Scene, c: Contact, sampler: Sampler): Vec {
  const d = cosineDirection(c.normal, sampler.next());
  const from = add(c.point, scale(c.normal, 0.004));
  if (c.nap) {
    // Inside a pile only the pile's own openness and large things nearby matter.
    const met = scene.blocked(from, d, c.nap) ? 0.55 : 1;
    return scale(mix(scale(GROUND, 0.3), domeLight(d), clamp(d.y * 1.2 + 0.75)), met);
  }
  const met = scene.trace(from, d, false, 0);
  const floor = toGround(from, d);
  if (met && met.t < floor)
    return scale(mix(roughly(met), domeLight(d), clamp(met.t / REACH)), 0.8);
  if (floor < 200) return scale(GROUND, 0.2 + 0.38 * clamp(floor / 14));
  return domeLight(d);
}

function mirrored(scene: Scene, c: Contact, d: Vec, roughness: number, sampler: Sampler): Vec {
  const away = add(d, scale(c.normal, -2 * dot(d, c.normal)));
  const spread = roughness * roughness;
  const fuzzy = normalize(mix(away, cosineDirection(c.normal, sampler.next()), spread));
  const from = add(c.point, scale(c.normal, 0.004));
  const met = scene.trace(from, fuzzy, false, 0);
  const floor = toGround(from, fuzzy);
  if (met && met.t < floor) return roughly(met);
  if (floor < 400) return scale(GROUND, 0.25 + 0.5 * clamp(floor / 10));
  return studio(fuzzy);
}

/** The light that leaves a contact toward the eye. */
export function shade(scene: Scene, c: Contact, d: Vec, sampler: Sampler): Vec {
  const from = add(c.point, scale(c.normal, 0.004));
  const lamp = towardKey(from, sampler.next());
  const facing = dot(c.normal, lamp);
  const sky = ambient(scene, c, sampler);
  if (!c.material) {
    // Fibres let light through, so the pile is lit a little beyond the edge of the shadow.
    const wrapped = clamp((facing + 0.3) / 1.3);
    const key = wrapped > 0 && !scene.blocked(from, lamp, c.nap) ? wrapped : 0;
    const depth = c.glow + (1 - c.glow) * c.open ** 1.3;
    return mul(c.color, add(scale(KEY_POWER, key * depth * 1.3), scale(sky, 0.35 + 0.85 * depth)));
  }
  const key = facing > 0 && !scene.blocked(from, lamp, undefined) ? facing : 0;
  const { metal, mirror, roughness } = c.material;
  const grazing = (1 - clamp(-dot(d, c.normal))) ** 5;
  if (metal) {
    const tint = mix(c.color, vec(1, 1, 1), grazing * 0.6);
    return mul(tint, add(mirrored(scene, c, d, roughness, sampler), scale(KEY_POWER, key * 0.12)));
  }
  const share = mirror + (1 - mirror) * grazing * (1 - roughness * 0.7);
  const matt = mul(c.color, add(scale(KEY_POWER, key), sky));
  return add(scale(matt, 1 - share), scale(mirrored(scene, c, d, roughness, sampler), share));
}
