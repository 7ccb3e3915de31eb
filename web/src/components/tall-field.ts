/** What a finger hits. */
export const FIELD_HEIGHT_PX = 44;

/** The style of a small field that is as high as a button beside it. */
export const tallField = { '& .MuiInputBase-root': { minHeight: FIELD_HEIGHT_PX } };
