import type { SamplePost } from '../sample-post.ts';

export const cleaning: SamplePost = {
  heading: 'How to wash a roller so that it lasts fifty rooms',
  picture: 'story-cleaning',
  age: 23,
  description: `A good sleeve does not wear out on the wall. It dies in the sink, or in the plastic bag where it was forgotten. Washing one properly takes about four minutes, and these are the four minutes that make a twenty-euro lambskin cheaper than a throwaway.

Start with a new sleeve. Before its first paint, wrap it in masking tape, press the tape down and pull it off. That takes out the loose fibres left from cutting. Then wet it and spin it nearly dry. A damp core cannot soak up paint, and what has not gone in need not be washed out.

When the job is done, take the paint off before any water comes near. Hold the sleeve over the bucket and draw the curved side of a scraper along it from top to bottom, turning as you go. A 25 cm sleeve gives back a good 200 ml. That is paint you can use and, just as much, paint that does not go down the drain.

Now water, lukewarm and with a drop of washing-up liquid. Stand the sleeve on its end, let the water run in from above and work the pile with your fingers from the core outward. Do not wring it: twisting tears the backing from the core. Rinse until the water is clear, then rinse once more, because the grey that comes out at the very end is binder, and binder is what turns a pile stiff.

Never wash emulsion in hot water. Above 50 degrees the binder starts to set, and you bake it into the fibre. For solvent paints use two tins of spirit, a dirty one and a clean one, and finish with soap and water. Let the dirty tin stand overnight: the pigment settles and you can use the spirit again.

Spin it dry. Put the sleeve back on its frame, hold it inside an empty bucket and roll it hard against the side a few times, or use a spinner if you have one. Then brush the pile up with your hand, in one direction.

Dry it standing on its end or hanging on a hook, never lying down. A wet sleeve that lies on a shelf has a flat side the next day, and you will see it on the wall as a stripe every seventeen centimetres.

If you only stop for lunch, do not wash at all. Load the roller, wrap it in cling film without air bubbles and put it in the shade. It keeps until the evening, overnight in a cool room. Two-part products are the exception: use foam for them and throw it away.

A stiff sleeve is not always lost. An hour in warm water with a spoon of fabric softener brings back most microfibre. If it comes out of that with bald spots, keep it for primer.`,
};
