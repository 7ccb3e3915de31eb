import type { SamplePost } from '../sample-post.ts';

export const choosingNap: SamplePost = {
  heading: 'Which nap for which wall',
  picture: 'story-nap',
  age: 5,
  description: `The nap is the length of the pile on the sleeve, and it decides more about a coat than the price of the paint. Too short, and the roller skates over the low spots and leaves them bare. Too long, and a smooth wall ends up looking like the skin of an orange. The rule is simple: the rougher the wall, the longer the pile.

Run your hand over the surface before you order. If you feel nothing at all – a door, a sheet of metal, a kitchen front – you want foam or a 4 mm mohair. Foam is for water-based lacquer, mohair for anything thinned with spirit, because solvents make foam swell.

If the wall feels like paper – filled plaster, smooth wallpaper, primed board – take 6 to 9 mm. A 9 mm microfibre is the sleeve we sell most, and for good reason: it holds enough emulsion for about one square metre, and the texture it leaves disappears at arm's length. Go down to 6 mm under a strong side light, for example in a room with one tall window.

If your hand catches – woodchip, old render, a wall that has been patched often – use 12 to 14 mm. Woven polyamide is better here than microfibre. It does not mat down on the high spots, and it gives the paint back slowly, so the end of the stroke is as wet as its beginning.

If you could strike a match on it – roughcast, brick, block work – you need 18 to 25 mm. Do not press. A long pile works by reaching into the joints on its own, and pressing only squeezes the paint out at the ends. If you find yourself pressing, the nap is too short or the sleeve is empty.

Two things change the rule. The first is the paint: thick masonry paint wants one step longer than the wall alone would, thin glaze one step shorter. The second is the light. A ceiling seen against a window shows every lap, so we use lambskin there whatever the surface. Its fibres are finer at the tip than any synthetic and they lay the paint down instead of rolling it on.

When in doubt, order two. Paint one square metre with each, let it dry and look at it from the side with a torch. It costs the price of two sleeves, and that is less than one hour of doing a wall twice.

A short list to keep in the van: lacquer on doors, foam or 4 mm. Smooth walls, 9 mm. Woodchip and render, 12 to 14 mm. Brick and roughcast, 18 to 25 mm. Ceilings in bad light, lambskin.`,
};
