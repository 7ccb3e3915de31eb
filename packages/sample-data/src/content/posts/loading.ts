import type { SamplePost } from '../sample-post.ts';

export const loading: SamplePost = {
  heading: 'Loading a roller, and why your walls show stripes',
  picture: 'story-loading',
  age: 70,
  description: `Most stripes on a wall are not made on the wall. They are made in the tray, by a roller that is wet on one side and dry on the other. Thirty seconds of care at the ramp save the second coat.

Fill the deep end, not the ramp. The paint should stand no higher than the first bar: two litres in a large tray. If the whole ramp is under paint, the sleeve drowns, paint gets into the ends, and from there it drips on your sleeve for the next hour.

Dip only the pile. Lower the roller until it touches, pull it back on to the ramp and roll it down and up with no more than its own weight. Turn it by half and do the same again. Five or six times, and the sleeve is loaded all round and stops dripping. A new, dry sleeve wants to be loaded twice before it goes anywhere near the wall; roll the first load out on a piece of cardboard.

You can hear when it is right. A roller that is too wet is silent and slides. One that is too dry sounds like tape being pulled off. In between there is a soft hiss, and as long as you hear it the coat is even. When the hiss turns into a crackle, go back to the tray; do not press.

On the wall, work in strips a little wider than one metre. Put the load on in three long strokes with a hand's breadth between them, from the middle up and then down. Spread it sideways without lifting. Then finish: light strokes from top to bottom, always in the same direction, each overlapping the last by a third. Do the finishing of a strip only when the next strip is already wet, so that every edge meets a wet edge.

Keep the open side of the frame, the one without the wire, towards the part that you have already painted. The wire presses a little harder on its own end, and this way its ridge is rolled out by the next stroke instead of staying behind as a line.

How much should you pour? A square metre of smooth wall takes about 120 ml per coat, woodchip 160, roughcast 250 and more. A bedroom with 40 square metres of smooth wall is five litres a coat. Mix all tins of one colour in a bucket before you begin. No two tins are quite the same, and the difference always shows in the middle of the longest wall.

For more than one room change to a bucket and a grid. It holds more, it does not tip over, and with a lid on it you can leave it for the night.`,
};
