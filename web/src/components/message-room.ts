/**
 * What a field keeps free below its frame for the line of a message, in CSS: the theme gives a helper
 * text of one line the same height, so that every gap of a form is alike.
 */
export const MESSAGE_ROOM = 'calc(1.25rem + 16px)';
