import type { SampleProduct } from './sample-product.ts';

export const hardware: readonly SampleProduct[] = [
  {
    key: 'frame-25',
    name: 'Roller frame 25 cm, 8 mm wire',
    price: 4.6,
    minOrder: 12,
    available: 950,
    age: 34,
    description:
      'Five sprung wires grip the sleeve and let it go with one knock. The 8 mm zinc-plated rod does not twist under pressure, and the ribbed grip stays dry in the hand. The socket in the handle takes every pole with a cone or a screw tip.',
  },
  {
    key: 'frame-10',
    name: 'Mini roller frame 10 cm, long reach',
    price: 3.2,
    minOrder: 20,
    available: 1400,
    age: 45,
    description:
      'A 6 mm rod and 25 cm of reach get a small sleeve behind radiators and down the back of a pipe. Push the sleeve on until it clicks; two stops keep it from walking. For all our 10 cm sleeves.',
  },
  {
    key: 'frame-45',
    name: 'Two-arm frame 45 cm',
    price: 28,
    minOrder: 1,
    available: 40,
    age: 7,
    description:
      'Holds a 45 cm sleeve at both ends, so pressure is the same from edge to edge. The arms come apart for washing, and the grip takes a pole by its cone or its screw. Weighs 780 g without the sleeve.',
  },
  {
    key: 'tray-25',
    name: 'Paint tray for 25 cm rollers',
    price: 5.4,
    minOrder: 10,
    available: 520,
    age: 58,
    description:
      'A deep end for two litres and a ramp with rounded bars that wipe the nap without tearing it. Stiff polypropylene: lift it full with one hand. Dried emulsion peels off in one piece.',
  },
  {
    key: 'tray-10',
    name: 'Mini tray for 10 cm rollers',
    price: 2.1,
    minOrder: 30,
    available: 1100,
    age: 80,
    description:
      'Half a litre of lacquer or satin in a tray that fits on a step ladder. Straight walls and a wide rim to hang a brush from. Stacks flat, twenty to a box.',
  },
  {
    key: 'grid-25',
    name: 'Paint grid for 12 l buckets',
    price: 2.7,
    minOrder: 20,
    available: 700,
    age: 66,
    description:
      'Hooks over the rim of any bucket from 10 to 15 litres and takes the surplus out of a 25 cm sleeve. Crossed bars load the nap all round instead of pressing it flat. Solvent-resistant.',
  },
  {
    key: 'pole-2',
    name: 'Extension pole 1.1 to 2 m',
    price: 26,
    minOrder: 1,
    available: 130,
    age: 20,
    description:
      'A two-part pole for rooms up to 2.80 m. The twist lock holds with wet gloves on, and the tip fits all our frames by cone or screw. Coated steel tube, foam grip, 690 g.',
  },
  {
    key: 'pole-4',
    name: 'Extension pole 2 to 4 m, aluminium',
    price: 48,
    minOrder: 1,
    available: 24,
    age: 2,
    description:
      'Four metres of reach for stairwells and façades, and still only 1.2 kg. The oval inner tube cannot turn, so the roller stays square to the wall. Two grips, one lock, every part can be ordered singly.',
  },
  {
    key: 'brush-50',
    name: 'Cutting-in brush 50 mm',
    price: 6.9,
    minOrder: 12,
    available: 310,
    age: 13,
    description:
      'An angled edge and tapered filaments for a straight line along ceilings and frames without tape. Works in emulsion and water-based satin. Waxed beech handle, stainless ferrule, long enough to hold like a pen.',
  },
  {
    key: 'kit-25',
    name: 'Decorator’s kit 25 cm: frame, two sleeves, tray, brush',
    price: 32,
    minOrder: 1,
    available: 150,
    age: 1,
    description:
      'What a new hand in the crew needs for the first wall: a 25 cm frame, a 9 mm microfibre and a 12 mm polyamide sleeve, a tray and a cutting-in brush. Packed in one box with a name label. Costs less than its parts.',
  },
  {
    key: 'kit-10',
    name: 'Mini kit 10 cm: frame, three sleeves, tray',
    price: 12.6,
    minOrder: 4,
    available: 260,
    age: 30,
    description:
      'For doors, radiators and touching up: a long-reach frame, a microfibre, a foam and a mohair sleeve, and a mini tray. Three sleeves mean three products without washing in between.',
  },
];
