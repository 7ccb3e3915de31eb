import type { SampleProduct } from './sample-product.ts';

/** `available` is what was received, before any sample order takes from it. */
export const sleeves: readonly SampleProduct[] = [
  {
    key: 'microfibre-25-9',
    name: 'Microfibre roller 25 cm, 9 mm nap',
    price: 7.2,
    minOrder: 10,
    available: 1240,
    age: 4,
    description:
      'The sleeve most decorators keep in the van: dense 9 mm microfibre for emulsion on plaster, wallpaper and primed board. It holds enough for about one square metre per dip and leaves a fine, even texture without spatter. Fits every 25 cm cage frame with a 47 mm core. Washes out with water in two minutes.',
  },
  {
    key: 'microfibre-18-9',
    name: 'Microfibre roller 18 cm, 9 mm nap',
    price: 5.8,
    minOrder: 12,
    available: 640,
    age: 41,
    description:
      'The same 9 mm microfibre in 18 cm, for corridors, chimney breasts and the strip between two windows. Light enough to work all day with one hand. Fits 18 cm cage frames with a 47 mm core.',
  },
  {
    key: 'microfibre-10-6',
    name: 'Microfibre mini roller 10 cm, 6 mm nap',
    price: 2.4,
    minOrder: 40,
    available: 3200,
    age: 27,
    description:
      'A slim sleeve for door frames, radiators and everything behind a pipe. The 6 mm nap takes emulsion and water-based satin alike and leaves hardly any edge. The rounded end lets you roll into a corner without a ridge of paint.',
  },
  {
    key: 'polyamide-25-12',
    name: 'Polyamide roller 25 cm, 12 mm nap',
    price: 8.9,
    minOrder: 10,
    available: 860,
    age: 9,
    description:
      'Woven polyamide with a 12 mm nap for walls that are not quite smooth: woodchip, render, patched plaster. The woven backing does not shed, and the long filaments give the paint back slowly, so the coat stays even to the end of the stroke. Oxide and yellow threads mark the 12 mm version.',
  },
  {
    key: 'polyamide-25-18',
    name: 'Polyamide roller 25 cm, 18 mm nap',
    price: 9.8,
    minOrder: 10,
    available: 420,
    age: 63,
    description:
      'An 18 mm nap that reaches the bottom of roughcast, brick and heavy woodchip in one pass. It carries up to 400 ml of paint, so expect fewer trips to the bucket and use it with a grid. Petrol threads mark the 18 mm version.',
  },
  {
    key: 'facade-25-25',
    name: 'Façade roller 25 cm, 25 mm nap',
    price: 14.5,
    minOrder: 6,
    available: 180,
    age: 88,
    description:
      'Our longest pile for rough façades, pebble dash and block walls. The extra padding under the fabric keeps the nap open when you press it into a joint. Made for silicate, silicone and thick masonry paints, and stays soft after washing.',
  },
  {
    key: 'lambskin-25-21',
    name: 'Lambskin roller 25 cm, 21 mm nap',
    price: 19.8,
    minOrder: 4,
    available: 96,
    age: 16,
    description:
      'Real lambskin, 21 mm, sewn in a spiral without a seam you can feel. Nothing holds more paint or lays it down more gently, which is why ceilings done with it show no lap marks. For emulsion and masonry paint, not for solvents. With care it lasts fifty rooms.',
  },
  {
    key: 'wide-45-13',
    name: 'Wide polyamide roller 45 cm, 13 mm nap',
    price: 24.5,
    minOrder: 2,
    available: 75,
    age: 6,
    description:
      'Twice the width for halls, stairwells and empty flats: 100 m² of ceiling in under an hour with a second person on the edges. A 13 mm woven nap and a reinforced core that does not bow. Needs the two-arm frame 45 cm.',
  },
  {
    key: 'foam-10',
    name: 'Foam roller 10 cm for lacquer',
    price: 1.8,
    minOrder: 60,
    available: 4000,
    age: 52,
    description:
      'Fine-pored foam for doors, skirting and furniture. It lays water-based lacquer and satin without orange peel if you finish with light strokes in one direction. Cheap enough to throw away after a two-part product, tough enough to wash after the rest.',
  },
  {
    key: 'mohair-10-4',
    name: 'Mohair roller 10 cm, 4 mm nap',
    price: 2.9,
    minOrder: 40,
    available: 1500,
    age: 71,
    description:
      'Short, dense mohair for alkyd gloss, varnish and metal primer. The 4 mm pile stands up to white spirit and leaves a surface that looks sprayed from a metre away. Rounded ends, no lint.',
  },
  {
    key: 'mohair-25-4',
    name: 'Mohair roller 25 cm, 4 mm nap',
    price: 11.4,
    minOrder: 10,
    available: 60,
    age: 97,
    description:
      'The wide version of our mohair sleeve, for epoxy floors, radiators in rows and large doors. Resists solvents and two-part resins for a working day. The woven backing is glued with a resin that does not soften.',
  },
];
