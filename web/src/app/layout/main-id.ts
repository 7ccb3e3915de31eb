/** Id of the `<main>`, for the skip link and for moving the focus there. */
export const MAIN_ID = 'main';
