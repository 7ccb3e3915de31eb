import { fit } from '../render/camera.ts';
import type { Framing, View } from '../render/camera.ts';
import type { Model } from '../render/scene.ts';

/** Things arranged for a picture, and where the camera stands. */
export interface Composition {
  readonly model: Model;
  readonly view: View;
}

/** A model seen as the catalogue sees things, filling the picture. */
export const framed = (model: Model, framing: Partial<Framing> = {}): Composition => ({
  model,
  view: fit(model, { elevation: 34, ...framing }),
});

export const OXIDE = '#B5390A';
export const PETROL = '#0F5E6B';
export const DARK = '#262C33';
