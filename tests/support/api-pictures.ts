import sharp from 'sharp';

/** A photo-like picture: noise does not compress away. */
export const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** A picture of one colour, whose versions are made in a tenth of the time. */
export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });

/** A form with one file, as a browser sends it. */
export const formWith = (bytes: Buffer, name = 'photo.jpg', type = 'image/jpeg'): FormData => {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(bytes)], name, { type }));
  return form;
};
