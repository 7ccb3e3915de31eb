import type { SamplePost } from '../sample-post.ts';

export const cuttingIn: SamplePost = {
  heading: 'Cutting in without tape',
  picture: 'story-cutting-in',
  age: 46,
  description: `Tape is slow to put up and slow to take down, and on a rough ceiling it bleeds anyway. A straight line by hand is a matter of the right brush, the right amount of paint and a habit that anybody can learn in one afternoon.

The brush first. Fifty millimetres, angled, with filaments that taper to a fine edge. A new brush should come to a chisel tip when it is wet; if it splays, it will never draw a line. The handle matters as well: it should be long enough to hold like a pen, with the end resting in the hollow of your hand.

Do not work from the can. Pour three fingers of paint into a small pot, dip the tip by a third of the length of the filaments, and tap it left and right against the inside. Do not wipe it on the rim. Wiping empties one side, and the brush then pulls to the other.

Start five millimetres below the line. Put the paint down there, let the filaments spread, and only then push the bead of paint up to the edge as you move along. It is the bead that draws the line, not the brush. Look ahead of the tip, at the place where you are going, as you do on a bicycle. Move your whole arm from the shoulder and breathe out while you pull. Half a metre at a time is plenty.

Go back over the stroke once, without new paint, a little lighter. If the edge has a step in it, leave it alone until it is dry; a damp cloth over a filling knife takes off what went over.

Cut in one wall at a time and roll it while the edge is still wet. This is the point where most frames around a room come from: somebody cuts in all four walls, has a coffee, and rolls into paint that has already dried. The two textures then meet in a line, and no second coat hides it. On a warm day you have about ten minutes. In pairs it is easy: one cuts, the other rolls two metres behind.

Bring the roller as close to the line as you can, within two or three centimetres, so that the brushed strip is narrow. Take the roller off its load first, and finish along the edge, parallel to it.

Around sockets and switches take the cover off; it is two screws and it always looks better. Along skirting boards paint the board last, not first. And on a textured ceiling run a screwdriver along the corner before you start: the tiny groove it leaves is all the guide the bristles need.`,
};
