/**
 * How wide a picture across a phone's screen is, for `sizes`: a little less than it is shown. So the
 * phone of 412 pixels at 1.75 takes the one of 640, which nobody can tell from 1,280 there, and which
 * weighs a third.
 */
export const PHONE_WIDE = '88vw';
