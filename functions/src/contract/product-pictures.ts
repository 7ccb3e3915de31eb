/** What a picture of a product shows: the value that is kept, and how it reads. */
export const PICTURE_KIND = {
  label: 'What it shows',
  choices: {
    whole: 'The whole tool',
    detail: 'A detail',
    use: 'In use',
    scale: 'To scale',
  },
} as const;
export type PictureKind = keyof (typeof PICTURE_KIND)['choices'];

/** How many pictures a product may have beside its first one: all together are as many as a feed takes. */
export const MAX_MORE_PICTURES = 8;
